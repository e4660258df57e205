pragma Singleton
import QtQuick

// What wants to be heard of buttons and the like; who plays it is said in Main.
QtObject {
    signal wanted(string name)
}
