pragma Singleton
import QtQuick

// What is read out by itself: all announcements to assistive tools go through here.
QtObject {
    signal said(string text)

    function say(item: Item, text: string): void {
        if (text === "")
            return;
        item.Accessible.announce(text);
        said(text);
    }
}
