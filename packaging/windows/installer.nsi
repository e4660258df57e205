; The installer for Windows: for one user, without rights of an administrator. Called by tools/installers/windows.py with
; VERSION, STAGE (the folder to be installed), OUT, ICON, and FILES (an include with the uninstaller's list of files).
; Silent: setup.exe /S [/D=C:\folder]; uninstall.exe /S (keeps games and settings) or uninstall.exe /S /ALL (does not).
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
Name "Gizmos Desktop"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Gizmos Desktop"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Gizmos Desktop"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Gizmos Desktop setup"
VIAddVersionKey CompanyName "The Gizmos Desktop authors"
VIAddVersionKey LegalCopyright "GPL-3.0-or-later"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include "${FILES}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\gizmos-desktop.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Japanese"

LangString RUNNING ${LANG_ENGLISH} "Gizmos Desktop is running. Please close it, then try again."
LangString RUNNING ${LANG_SPANISH} "Gizmos Desktop está abierto. Ciérrelo y vuelva a intentarlo."
LangString RUNNING ${LANG_FRENCH} "Gizmos Desktop est ouvert. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_PORTUGUESEBR} "O Gizmos Desktop está aberto. Feche-o e tente de novo."
LangString RUNNING ${LANG_JAPANESE} "Gizmos Desktop が起動しています。終了してから、もう一度お試しください。"
LangString GAME ${LANG_ENGLISH} "Gizmos game"
LangString GAME ${LANG_SPANISH} "Partida de Gizmos"
LangString GAME ${LANG_FRENCH} "Partie de Gizmos"
LangString GAME ${LANG_PORTUGUESEBR} "Partida de Gizmos"
LangString GAME ${LANG_JAPANESE} "ギズモの対局"
LangString PROGRAM ${LANG_ENGLISH} "The program"
LangString PROGRAM ${LANG_SPANISH} "El programa"
LangString PROGRAM ${LANG_FRENCH} "Le programme"
LangString PROGRAM ${LANG_PORTUGUESEBR} "O programa"
LangString PROGRAM ${LANG_JAPANESE} "プログラム"
LangString GAMES ${LANG_ENGLISH} "My games, settings and statistics"
LangString GAMES ${LANG_SPANISH} "Mis partidas, ajustes y estadísticas"
LangString GAMES ${LANG_FRENCH} "Mes parties, réglages et statistiques"
LangString GAMES ${LANG_PORTUGUESEBR} "Minhas partidas, ajustes e estatísticas"
LangString GAMES ${LANG_JAPANESE} "自分の対局・設定・成績"

!macro STOP_IF_RUNNING
  ${If} ${FileExists} "$INSTDIR\gizmos-desktop.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\gizmos-desktop.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel 3
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section
  !insertmacro STOP_IF_RUNNING
  ; An older version takes away exactly what it brought, so that nothing of it is left beside the new one.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    Delete "$INSTDIR\uninstall.exe"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${STAGE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Gizmos Desktop.lnk" "$INSTDIR\gizmos-desktop.exe"
  WriteRegStr HKCU "Software\Classes\.gizmos" "" "GizmosDesktop.Game"
  WriteRegStr HKCU "Software\Classes\GizmosDesktop.Game" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\GizmosDesktop.Game\DefaultIcon" "" "$INSTDIR\gizmos-desktop.exe,0"
  WriteRegStr HKCU "Software\Classes\GizmosDesktop.Game\shell\open\command" "" '"$INSTDIR\gizmos-desktop.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Gizmos Desktop"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\gizmos-desktop.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Gizmos Desktop authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "un.$(PROGRAM)"
  SectionIn RO
  !insertmacro STOP_IF_RUNNING
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Gizmos Desktop.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.gizmos" ""
  ${If} $0 == "GizmosDesktop.Game"
    DeleteRegKey HKCU "Software\Classes\.gizmos"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\GizmosDesktop.Game"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Not ticked: whoever wants their games to go says so.
Section /o "un.$(GAMES)" UN_GAMES
  RMDir /r "$LOCALAPPDATA\gizmos-desktop"
SectionEnd

Function .onInit
  ${If} ${Silent}
    Return
  ${EndIf}
  !define MUI_LANGDLL_ALLLANGUAGES
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/ALL" $1
  ${IfNot} ${Errors}
    SectionSetFlags ${UN_GAMES} ${SF_SELECTED}
  ${EndIf}
FunctionEnd
