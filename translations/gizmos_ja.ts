<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Gizmos Desktop is a fan-made program for the board game Gizmos (2018). It is not made by, nor connected with, the publisher or the author of the game; all pictures and texts are its own.</source>
        <translation>Gizmos Desktopは、ボードゲーム「Gizmos」（2018年）のファンが作ったものです。出版社や作者とは関係ありません。絵と文章はすべて独自のものです。</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>GNU General Public Licenseバージョン3以降による自由ソフトウェアです。自由に使い、調べ、配り、変更できますが、無保証です。</translation>
    </message>
    <message>
        <source>It plays offline. It sends nothing to anybody.</source>
        <translation>オフラインで遊べます。どこにも何も送信しません。</translation>
    </message>
    <message>
        <source>What comes with it, and under which licence</source>
        <translation>同梱されているものとそのライセンス</translation>
    </message>
    <message>
        <source>The texts of these licences are in the folder %1.</source>
        <translation>これらのライセンスの全文は、フォルダー%1にあります。</translation>
    </message>
    <message>
        <source>Gizmos Desktop %1</source>
        <translation>Gizmos Desktop %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>ピック</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>File: keep a card for later</source>
        <translation>ファイル：カードを確保する</translation>
    </message>
    <message>
        <source>Pick: take an Energy Sphere</source>
        <translation>ピック：エネルギーを1個取る</translation>
    </message>
    <message>
        <source>Build: pay for a Gizmo</source>
        <translation>ビルド：ギズモを作る</translation>
    </message>
    <message>
        <source>Research: draw cards</source>
        <translation>リサーチ：カードを引く</translation>
    </message>
    <message>
        <source>{about}. {triggers}</source>
        <translation>{about}。{triggers}</translation>
    </message>
    <message numerus="yes">
        <source>sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>ギズモ%n個を起動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets off up to %n</source>
        <translation>
            <numerusform>最大%n個を起動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>自分のギズモ%n個を起動します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off up to %n of your Gizmos, depending on what you take.</source>
        <translation>
            <numerusform>何を取るかによって、自分のギズモを最大%n個起動します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n affordable</source>
        <translation>
            <numerusform>%n枚ビルド可能</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>slot {number} of {limit}</source>
        <translation>枠{number}/{limit}</translation>
    </message>
    <message>
        <source>ring {count} of {limit}</source>
        <translation>リング{count}/{limit}</translation>
    </message>
    <message>
        <source>pays {spheres}</source>
        <translation>{spheres}を払う</translation>
    </message>
    <message numerus="yes">
        <source>pays %n sphere(s)</source>
        <translation>
            <numerusform>エネルギー%n個を払う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to pay</source>
        <translation>
            <numerusform>払い方%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>for free</source>
        <translation>無料</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>
            <numerusform>%n点、ギズモ%1/16、レベル3のギズモ%2/4</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the table</source>
        <translation>テーブルを見ています</translation>
    </message>
    <message>
        <source>The payment waits for you</source>
        <translation>支払いはそのまま残っています</translation>
    </message>
    <message>
        <source>The drawn cards stay covered until you come back</source>
        <translation>引いたカードは戻るまで伏せてあります</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Back to the payment</source>
        <translation>支払いに戻る</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>カードに戻る</translation>
    </message>
    <message>
        <source>Look at the whole table. What is open here waits.</source>
        <translation>テーブル全体を見ます。ここで開いているものはそのまま残ります。</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>ヒント（H）</translation>
    </message>
</context>
<context>
    <name>ArchiveArea</name>
    <message>
        <source>Archive %1 of %2, no more filing</source>
        <translation>アーカイブ%1/%2、ファイル不可</translation>
    </message>
    <message>
        <source>Archive %1 of %2</source>
        <translation>アーカイブ%1/%2</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>No more Research</source>
        <translation>リサーチ不可</translation>
    </message>
    <message>
        <source>Research %1</source>
        <translation>リサーチ%1</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>空き枠</translation>
    </message>
</context>
<context>
    <name>Bead</name>
    <message numerus="yes">
        <source>%n earlier step(s)</source>
        <translation>
            <numerusform>前の%nステップ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookHead</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>ギャラリー</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消す</translation>
    </message>
</context>
<context>
    <name>BranchPanel</name>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>A new game begins at this moment. The one you are looking at stays as it is.</source>
        <translation>この時点から新しいゲームが始まります。見ているゲームはそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>どれも取らない</translation>
    </message>
    <message>
        <source>Any order</source>
        <translation>順番は任せる</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>早送り</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>すぐに交代</translation>
    </message>
    <message>
        <source>Choose an action first.</source>
        <translation>先にアクションを選んでください。</translation>
    </message>
    <message>
        <source>The order does not matter to you: they go back just as they lie.</source>
        <translation>順番にこだわらず、並んでいるまま戻します。</translation>
    </message>
    <message numerus="yes">
        <source>%n Gizmo(s) can still be used this turn.</source>
        <translation>
            <numerusform>この手番でまだ使えるギズモが%n個あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>When you File, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>ファイルしたとき、ランダムなエネルギーを%n個引く。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>ファイルしたとき、エネルギーを%n個ピックする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>ファイルしたとき、%n勝利ポイントを獲得する。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first} or {second}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>{first}か{second}をピックしたとき、ランダムなエネルギーを%n個引く。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>{first}をピックしたとき、ランダムなエネルギーを%n個引く。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>{first}のギズモをビルドしたとき、エネルギーを%n個ピックする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>{first}のギズモをビルドしたとき、%n勝利ポイントを獲得する。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>{first}か{second}のギズモをビルドしたとき、エネルギーを%n個ピックする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>{first}か{second}のギズモをビルドしたとき、%n勝利ポイントを獲得する。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, File %n card(s).</source>
        <translation>
            <numerusform>{first}か{second}のギズモをビルドしたとき、カードを%n枚ファイルする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Research %n time(s).</source>
        <translation>
            <numerusform>{first}か{second}のギズモをビルドしたとき、%n回リサーチする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Build %n level 1 Gizmo(s) for free.</source>
        <translation>
            <numerusform>{first}か{second}のギズモをビルドしたとき、レベル1のギズモ%n個を無料でビルドする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>アーカイブからビルドしたとき、エネルギーを%n個ピックする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>アーカイブからビルドしたとき、%n勝利ポイントを獲得する。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build a level 2 Gizmo, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>レベル2のギズモをビルドしたとき、エネルギーを%n個ピックする。</numerusform>
        </translation>
    </message>
    <message>
        <source>While paying, one {first} counts as two.</source>
        <translation>支払うとき、{first}1個を2個として数える。</translation>
    </message>
    <message>
        <source>While paying, one Energy Sphere of any kind counts as any Energy.</source>
        <translation>支払うとき、好きなエネルギー1個を好きな種類のエネルギーとして数える。</translation>
    </message>
    <message>
        <source>While paying, one {first} counts as any Energy.</source>
        <translation>支払うとき、{first}1個を好きな種類のエネルギーとして数える。</translation>
    </message>
    <message>
        <source>While paying, one {first} counts as two, and one {second} counts as two.</source>
        <translation>支払うとき、{first}1個を2個、{second}1個を2個として数える。</translation>
    </message>
    <message>
        <source>While paying, one or two {first} count as any Energy, each as you like.</source>
        <translation>支払うとき、{first}1個か2個を、それぞれ好きな種類のエネルギーとして数える。</translation>
    </message>
    <message>
        <source>You can no longer File.</source>
        <translation>もうファイルできない。</translation>
    </message>
    <message>
        <source>You can no longer Research.</source>
        <translation>もうリサーチできない。</translation>
    </message>
    <message>
        <source>Level 2 Gizmos cost you 1 less.</source>
        <translation>レベル2のギズモのコストが1減る。</translation>
    </message>
    <message>
        <source>Gizmos that you Build from your Archive cost 1 less.</source>
        <translation>アーカイブからビルドするギズモのコストが1減る。</translation>
    </message>
    <message>
        <source>Gizmos that you Build from a Research cost 1 less.</source>
        <translation>リサーチでビルドするギズモのコストが1減る。</translation>
    </message>
    <message>
        <source>At the end of the game, 1 Victory Point for each Energy Sphere in your ring.</source>
        <translation>ゲーム終了時、リングのエネルギー1個につき1勝利ポイント。</translation>
    </message>
    <message>
        <source>At the end of the game, 1 Victory Point for each one you have in tokens.</source>
        <translation>ゲーム終了時、勝利ポイントトークンの1点につき1勝利ポイント。</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}.</source>
        <translation>エネルギー貯蔵量+{storage}。</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, File Limit +{archive}.</source>
        <translation>エネルギー貯蔵量+{storage}、アーカイブの上限+{archive}。</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, Research Amount +{research}.</source>
        <translation>エネルギー貯蔵量+{storage}、リサーチ量+{research}。</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, File Limit +{archive}, Research Amount +{research}.</source>
        <translation>エネルギー貯蔵量+{storage}、アーカイブの上限+{archive}、リサーチ量+{research}。</translation>
    </message>
    <message>
        <source>Starting Gizmo</source>
        <translation>スタート時のギズモ</translation>
    </message>
    <message numerus="yes">
        <source>Generic {kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>汎用ギズモ（{kind}）、レベル{level}、コストは{cost}、%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>ギズモ（{kind}）、レベル{level}、コストは{cost}、%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>a Starting Gizmo</source>
        <translation>スタート時のギズモ</translation>
    </message>
    <message>
        <source>a level {level} Generic Gizmo</source>
        <translation>レベル{level}の汎用ギズモ</translation>
    </message>
    <message>
        <source>a level {level} {energy} Gizmo</source>
        <translation>レベル{level}の{energy}のギズモ</translation>
    </message>
    <message>
        <source>File column, Starting Gizmo</source>
        <translation>ファイルの列、スタート時のギズモ</translation>
    </message>
    <message numerus="yes">
        <source>{kind} column, level {level}, %n point(s)</source>
        <translation>
            <numerusform>{kind}の列、レベル{level}、%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceCurve</name>
    <message>
        <source>Chance to win after every turn</source>
        <translation>手番ごとの勝率</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, Enter looks at the game there.</source>
        <translation>矢印キーで手番を移動し、Enterでその時点のゲームを見ます。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Leave the guided game</source>
        <translation>ガイド付きゲームを離れる</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Skip part</source>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>Leaves out this part: what happens in it is done by itself.</source>
        <translation>この部分を飛ばします。ここで行うことは自動で行われます。</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>ゲームで遊ぶ</translation>
    </message>
    <message>
        <source>Does it for you, and goes on.</source>
        <translation>代わりに行って先へ進みます。</translation>
    </message>
</context>
<context>
    <name>ComputerSheet</name>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>平均点</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>最高点</translation>
    </message>
    <message>
        <source>Computers among themselves</source>
        <translation>コンピューター同士</translation>
    </message>
    <message>
        <source>Every seat counts as a game.</source>
        <translation>席ごとに1ゲームと数えます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Stay</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>ContinueTile</name>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
</context>
<context>
    <name>CountBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>Deck of level %1, %n card(s)</source>
        <translation>
            <numerusform>レベル%1の山札、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1
empty</source>
        <translation>レベル%1
なし</translation>
    </message>
</context>
<context>
    <name>DialogFrame</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Dispenser</name>
    <message>
        <source>In the glass: Heat %1, Electric %2, Atomic %3, Battery %4</source>
        <translation>ディスペンサーの中：熱%1、電気%2、原子力%3、バッテリー%4</translation>
    </message>
    <message>
        <source>In the glass</source>
        <translation>ディスペンサーの中</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>How the chances went, where the game turned, what would have been better.</source>
        <translation>勝率の動き、勝負の分かれ目、よりよい手を見ます。</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>配り番号%1</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>席を変える</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じ配りで再戦</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
</context>
<context>
    <name>Energy</name>
    <message>
        <source>Heat</source>
        <translation>熱</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>電気</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>原子力</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>バッテリー</translation>
    </message>
    <message>
        <source>any Energy</source>
        <translation>好きなエネルギー</translation>
    </message>
    <message numerus="yes">
        <source>%n Heat</source>
        <translation>
            <numerusform>熱%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Electric</source>
        <translation>
            <numerusform>電気%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Atomic</source>
        <translation>
            <numerusform>原子力%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Battery</source>
        <translation>
            <numerusform>バッテリー%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of any Energy</source>
        <translation>
            <numerusform>好きなエネルギー%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Show all Gizmos</source>
        <translation>すべてのギズモを表示</translation>
    </message>
    <message>
        <source>All Gizmos are shown.</source>
        <translation>すべてのギズモを表示しています。</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>このゲームで</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>見た</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>見ていない</translation>
    </message>
</context>
<context>
    <name>FullArchive</name>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>空き枠</translation>
    </message>
</context>
<context>
    <name>FullDashboard</name>
    <message>
        <source>%1 %2</source>
        <comment>a number and what it counts</comment>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>Gizmos</source>
        <translation>ギズモ</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>レベル3</translation>
    </message>
    <message>
        <source>on Gizmos</source>
        <translation>ギズモの点</translation>
    </message>
    <message>
        <source>tokens</source>
        <comment>victory point tokens</comment>
        <translation>トークン</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>Last turn: none yet</source>
        <translation>前の手番：まだなし</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>The Starting Gizmo of {name}</source>
        <translation>{name}のスタート時のギズモ</translation>
    </message>
    <message>
        <source>An active Gizmo of {name}</source>
        <translation>{name}のアクティブギズモ</translation>
    </message>
    <message>
        <source>Built by {name} in round {round}</source>
        <translation>{name}がラウンド{round}にビルド</translation>
    </message>
    <message>
        <source>In the Archive of {name}</source>
        <translation>{name}のアーカイブ</translation>
    </message>
    <message>
        <source>In the Archive of {name} since round {round}</source>
        <translation>ラウンド{round}から{name}のアーカイブ</translation>
    </message>
    <message>
        <source>In the Display Area now</source>
        <translation>今、場にある</translation>
    </message>
    <message>
        <source>In your hand: you have just drawn it</source>
        <translation>手元にある（今引いたところ）</translation>
    </message>
    <message>
        <source>You have drawn it in a Research; it went back under the deck</source>
        <translation>リサーチで引き、山札の下に戻した</translation>
    </message>
    <message>
        <source>Not seen yet: still in the deck</source>
        <translation>まだ見ていない（山札の中）</translation>
    </message>
    <message>
        <source>Not seen yet: in the deck, or not in this game</source>
        <translation>まだ見ていない（山札の中か、このゲームでは使わない）</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>まだ見ていない</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>このゲームでは使わない</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>レベル{level}</translation>
    </message>
    <message>
        <source>Generic Gizmos</source>
        <translation>汎用ギズモ</translation>
    </message>
    <message>
        <source>Goes to the {kind} column</source>
        <translation>{kind}の列に置く</translation>
    </message>
    <message>
        <source>Starting Gizmo: one for each player</source>
        <translation>スタート時のギズモ：各プレイヤーに1枚</translation>
    </message>
    <message>
        <source>Level {level}: 36 Gizmos, each of them once</source>
        <translation>レベル{level}：36種類のギズモが1枚ずつ</translation>
    </message>
    <message>
        <source>Number {id}</source>
        <translation>番号{id}</translation>
    </message>
    <message>
        <source>No Gizmo matches</source>
        <translation>当てはまるギズモなし</translation>
    </message>
    <message>
        <source>All {count} Gizmos</source>
        <translation>全{count}種類のギズモ</translation>
    </message>
    <message>
        <source>{count} of {whole} Gizmos</source>
        <translation>ギズモ{count}/{whole}</translation>
    </message>
</context>
<context>
    <name>GalleryDetails</name>
    <message>
        <source>How it works</source>
        <translation>働き</translation>
    </message>
</context>
<context>
    <name>GalleryScreen</name>
    <message>
        <source>Gallery</source>
        <translation>ギャラリー</translation>
    </message>
    <message>
        <source>Search the Gizmos</source>
        <translation>ギズモを検索</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>No game is chosen.</source>
        <translation>ゲームが選ばれていません。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1：%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The score sheet of this game</source>
        <translation>このゲームの得点表</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>報告…</translation>
    </message>
    <message>
        <source>Saves a problem report with this game</source>
        <translation>このゲームを含む問題報告を保存します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games of Gizmos (*.gizmos)</source>
        <translation>Gizmosのゲーム (*.gizmos)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべて (*)</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>ゲームのコピーを保存</translation>
    </message>
    <message>
        <source>Save a problem report</source>
        <translation>問題報告を保存</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>zip形式 (*.zip)</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>統計を保存</translation>
    </message>
    <message>
        <source>Gizmos statistics.csv</source>
        <translation>Gizmos統計.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>上書きしますか？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>上書きする</translation>
    </message>
    <message>
        <source>Keep the old file</source>
        <translation>古いものを残す</translation>
    </message>
    <message>
        <source>Bring in a game</source>
        <translation>ゲームを読み込む</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Damaged game. %1 %2</source>
        <translation>壊れたゲーム。%1%2</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1。%2 %3</translation>
    </message>
    <message>
        <source>Damaged game</source>
        <translation>壊れたゲーム</translation>
    </message>
</context>
<context>
    <name>GameMarks</name>
    <message>
        <source>Assisted</source>
        <translation>アシスト</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>もしも</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>復元</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn</source>
        <translation>ラウンド{round}、{name}の手番</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn. This game is not saved yet: it is lost when the program ends.</source>
        <translation>ラウンド{round}、{name}の手番。このゲームはまだ保存されておらず、プログラムを終えると失われます。</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn. The newest file was damaged: this is the moment before.</source>
        <translation>ラウンド{round}、{name}の手番。最新のデータが壊れていたため、その前の時点です。</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n point(s)</source>
        <translation>
            <numerusform>{name}が%n点で勝利</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after 100 rounds; {name} led with %n point(s)</source>
        <translation>
            <numerusform>100ラウンドで終了、{name}が%n点でリード</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n分前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n時間前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n日前</numerusform>
        </translation>
    </message>
    <message>
        <source>The game of {names} was removed.</source>
        <translation>{names}のゲームを削除しました。</translation>
    </message>
    <message>
        <source>The damaged game was removed.</source>
        <translation>壊れたゲームを削除しました。</translation>
    </message>
    <message>
        <source>The game was saved as {file}.</source>
        <translation>ゲームを{file}として保存しました。</translation>
    </message>
    <message>
        <source>The game was added to your games.</source>
        <translation>ゲームを一覧に追加しました。</translation>
    </message>
    <message>
        <source>This game is among your games already; it was not added again.</source>
        <translation>このゲームはすでに一覧にあるため、追加しませんでした。</translation>
    </message>
    <message>
        <source>The report was saved as {file}. It holds the log, the settings and the game, but no names.</source>
        <translation>報告を{file}として保存しました。ログ、設定、ゲームを含みますが、名前は含みません。</translation>
    </message>
    <message>
        <source>The newest file of this game was damaged; it goes on from the move before, and the damaged file is kept.</source>
        <translation>このゲームの最新のデータが壊れていたため、1手前から続けます。壊れたデータは残してあります。</translation>
    </message>
    <message>
        <source>The folder of your games cannot be read; check its permissions.</source>
        <translation>ゲームのフォルダーを読めません。アクセス権を確認してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n removed game(s) deleted for good.</source>
        <translation>
            <numerusform>削除済みのゲーム%n件を完全に消去しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesScreen</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>There are no such games.</source>
        <translation>当てはまるゲームはありません。</translation>
    </message>
    <message>
        <source>There are no games in the list. What you have removed is in the bin until it is emptied.</source>
        <translation>一覧にゲームはありません。削除したものは、空にするまでごみ箱にあります。</translation>
    </message>
    <message>
        <source>No games yet. Every game you play will stand here.</source>
        <translation>まだゲームはありません。遊んだゲームはすべてここに並びます。</translation>
    </message>
    <message>
        <source>Every game is kept after each decision; nothing has to be saved.</source>
        <translation>ゲームは決定のたびに自動で記録されるので、保存の必要はありません。</translation>
    </message>
    <message>
        <source>Bring in a game…</source>
        <translation>ゲームを読み込む…</translation>
    </message>
    <message>
        <source>Which games are shown</source>
        <translation>表示するゲーム</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>すべて：%1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>進行中：%1</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>終了：%1</translation>
    </message>
    <message>
        <source>Damaged: %1</source>
        <translation>破損：%1</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>ごみ箱を空にする…</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>ごみ箱を空にしますか？</translation>
    </message>
    <message>
        <source>The games that you have removed are gone for good then.</source>
        <translation>削除したゲームは二度と元に戻せません。</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>ごみ箱を空にする</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>残しておく</translation>
    </message>
</context>
<context>
    <name>GizmoCard</name>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>%1と交代してください</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1の手番が終わりました</translation>
    </message>
    <message>
        <source>My turn!</source>
        <translation>私の番！</translation>
    </message>
    <message>
        <source>The table stays covered until %1 is here.</source>
        <translation>%1が来るまでテーブルは隠しておきます。</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>%1です</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>On your turn do one thing: File, Pick, Build or Research.</source>
        <translation>自分の手番では、ファイル、ピック、ビルド、リサーチのどれか1つを行います。</translation>
    </message>
    <message>
        <source>A click or Enter on a card shows it large, with what can be done with it. If you have chosen File or Build before, it is done at once.</source>
        <translation>カードをクリックするかEnterを押すと、大きく表示され、できることがわかります。先にファイルかビルドを選んであれば、すぐに行われます。</translation>
    </message>
    <message>
        <source>File puts a card of the display into your archive, to be built later.</source>
        <translation>ファイルは、場のカード1枚を後でビルドするためにアーカイブに確保します。</translation>
    </message>
    <message>
        <source>Pick takes one energy sphere of the row into your ring.</source>
        <translation>ピックは、エネルギー列から1個を自分のリングに入れます。</translation>
    </message>
    <message>
        <source>Build pays a card of the display or of your archive with spheres of its energy and makes it an active Gizmo.</source>
        <translation>ビルドは、コストを払って場かアーカイブのギズモをアクティブにします。</translation>
    </message>
    <message>
        <source>Research draws cards of one level; build or file one of them, the rest goes under the deck.</source>
        <translation>リサーチは、1つのレベルの山札からカードを引きます。1枚をビルドかファイルし、残りは山札の下に戻します。</translation>
    </message>
    <message>
        <source>Active Gizmos are set off by what you do. One that glows can be used, once a turn, in any order. What it does may set off others.</source>
        <translation>アクティブなギズモは行動によって起動します。光っているものは、1手番に1度、好きな順番で使えます。その効果で他のギズモが起動することもあります。</translation>
    </message>
    <message>
        <source>Converters change what your spheres count as while you pay. Upgrades raise your limits for good.</source>
        <translation>コンバーターは支払いで種類や数を変え、アップグレードは上限を増やします。</translation>
    </message>
    <message>
        <source>A random sphere from the dispenser is no Pick and sets nothing off.</source>
        <translation>ディスペンサーからランダムに引くのはピックではなく、何も起動しません。</translation>
    </message>
    <message>
        <source>Who has 16 active Gizmos or 4 of level 3 triggers the end; the round is played out, then the points are counted.</source>
        <translation>誰かのアクティブなギズモが16個か、レベル3が4個になると、そのラウンドでゲームが終わり、得点を数えます。</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the screen; with Shift to the one before</source>
        <translation>画面の次の部分へ（Shiftを押しながらで前へ）</translation>
    </message>
    <message>
        <source>within a part and to its neighbours</source>
        <translation>部分の中や隣の部分へ移動</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>use what has the focus</source>
        <translation>選んでいるものを使う</translation>
    </message>
    <message>
        <source>File, Pick, Build, Research; on a card F files it and B builds it</source>
        <translation>4つのアクション。カードの上ではFでファイル、Bでビルド</translation>
    </message>
    <message>
        <source>use a Gizmo that is ready, or choose a payment</source>
        <translation>使えるギズモを使う、支払い方を選ぶ</translation>
    </message>
    <message>
        <source>End turn, Skip, keep None</source>
        <translation>手番を終える、スキップ、どれも取らない</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>take back one step, do it again</source>
        <translation>1ステップ戻す、やり直す</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Backspace</translation>
    </message>
    <message>
        <source>take back the last action or Gizmo, whole</source>
        <translation>最後のアクションかギズモを丸ごと戻す</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>take back the whole turn</source>
        <translation>手番全体を戻す</translation>
    </message>
    <message>
        <source>looking back at a game: one step back, one on, play or pause</source>
        <translation>リプレイ：1つ戻る、1つ進む、再生と一時停止</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>looking back at a game: one turn back, one on</source>
        <translation>リプレイ：1手番戻る、1手番進む</translation>
    </message>
    <message>
        <source>your dashboard in full, those of the others</source>
        <translation>自分のダッシュボード全体、他の人のもの</translation>
    </message>
    <message>
        <source>open and close the log; the menu (M or F10)</source>
        <translation>ログの開閉、メニュー（MかF10）</translation>
    </message>
    <message>
        <source>a hint for your decision; again closes it</source>
        <translation>ヒントを見る、もう一度押すと閉じる</translation>
    </message>
    <message>
        <source>look at the table under a payment or a Research, and come back</source>
        <translation>支払いやリサーチの下のテーブルを見る、戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel, close, back</source>
        <translation>キャンセル、閉じる、戻る</translation>
    </message>
    <message>
        <source>help (F1 on the table: the rules); full screen</source>
        <translation>ヘルプ（テーブルではF1でルール）、全画面</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>sound off, and on again</source>
        <translation>サウンドのオフとオン</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>手番の流れ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Pick {energy}</source>
        <translation>{energy}をピック</translation>
    </message>
    <message>
        <source>Draw a random Energy Sphere</source>
        <translation>ランダムなエネルギーを1個引く</translation>
    </message>
    <message>
        <source>File {gizmo}</source>
        <translation>{gizmo}をファイル</translation>
    </message>
    <message>
        <source>Build {gizmo}</source>
        <translation>{gizmo}をビルド</translation>
    </message>
    <message>
        <source>Research level {level}</source>
        <translation>レベル{level}をリサーチ</translation>
    </message>
    <message>
        <source>Use {gizmo}</source>
        <translation>{gizmo}を使う</translation>
    </message>
    <message>
        <source>Put {gizmo} back</source>
        <translation>{gizmo}を戻す</translation>
    </message>
    <message>
        <source>Keep none of the cards</source>
        <translation>カードをどれも取らない</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Build {gizmo} for {spheres}</source>
        <translation>{spheres}で{gizmo}をビルド</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>percent</comment>
        <translation>{number}%</translation>
    </message>
    <message numerus="yes">
        <source>{place}. {action}. Chance to win {win}, %n point(s) expected. {why}</source>
        <translation>
            <numerusform>{place}。{action}。勝率{win}、予想%n点。{why}</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to a good position in the turns to come.</source>
        <translation>今後の手番で有利になります。</translation>
    </message>
    <message>
        <source>This Gizmo will work for you again and again until the end.</source>
        <translation>このギズモは最後まで何度も役立ちます。</translation>
    </message>
    <message>
        <source>This Converter makes the next Builds easier to pay for.</source>
        <translation>このコンバーターで次からのビルドが払いやすくなります。</translation>
    </message>
    <message>
        <source>This Upgrade pays off for the rest of the game.</source>
        <translation>このアップグレードは最後まで役立ちます。</translation>
    </message>
    <message>
        <source>Nobody else can take the card from your Archive.</source>
        <translation>アーカイブのカードは他の人に取られません。</translation>
    </message>
    <message>
        <source>{name} could build this card in the next turn.</source>
        <translation>次の手番で{name}がこのカードをビルドできそうです。</translation>
    </message>
    <message>
        <source>It lets you pay for {gizmo} next.</source>
        <translation>次に{gizmo}のコストを払えるようになります。</translation>
    </message>
    <message>
        <source>It is the last {energy} in the Energy Row.</source>
        <translation>エネルギー列で最後の{energy}です。</translation>
    </message>
    <message>
        <source>It adds {energy} to your ring.</source>
        <translation>リングに{energy}が増えます。</translation>
    </message>
    <message>
        <source>Nothing else that is possible now helps you more.</source>
        <translation>今できることの中で一番役立ちます。</translation>
    </message>
    <message numerus="yes">
        <source>It sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>自分のギズモ%n個が起動します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see %n card(s), and may build or file one.</source>
        <translation>
            <numerusform>カードを%n枚見て、1枚をビルドかファイルできます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n Victory Point(s) this turn.</source>
        <translation>
            <numerusform>この手番で%n勝利ポイントになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ring holds %n sphere(s) more after this turn.</source>
        <translation>
            <numerusform>この手番の後、リングのエネルギーが%n個増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the game, %n point(s) ahead.</source>
        <translation>
            <numerusform>%n点差で勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the game on the tie-break.</source>
        <translation>同点の判定で勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round while you are %n point(s) ahead.</source>
        <translation>
            <numerusform>%n点リードしたまま最終ラウンドに入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round, though you are %n point(s) behind.</source>
        <translation>
            <numerusform>%n点負けていますが、最終ラウンドに入ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It sets off the last round with nobody ahead of you.</source>
        <translation>誰にもリードされずに最終ラウンドに入ります。</translation>
    </message>
    <message>
        <source>The game will count as assisted: it is kept apart in the statistics. Hints know no more than you can see.</source>
        <translation>このゲームはアシストありとして、統計では別に数えられます。ヒントは、自分に見えることだけから考えます。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>Chance to win, points at the end</source>
        <translation>勝率と最後の得点</translation>
    </message>
    <message>
        <source>It hardly matters what you do here.</source>
        <translation>ここでは何をしてもほとんど変わりません。</translation>
    </message>
    <message>
        <source>Thinking took too long. Nothing is lost: play on, or ask again.</source>
        <translation>考えるのに時間がかかりすぎました。ゲームは無事です。そのまま続けるか、もう一度聞いてください。</translation>
    </message>
    <message>
        <source>There is no hint this time. Nothing is lost: play on, or ask again.</source>
        <translation>今回はヒントがありません。ゲームは無事です。そのまま続けるか、もう一度聞いてください。</translation>
    </message>
    <message>
        <source>Hints are for your own turn; {name} is to decide.</source>
        <translation>ヒントは自分の手番で使えます。今は{name}が決める番です。</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>ヒントは自分の手番で使えます。</translation>
    </message>
    <message>
        <source>Hints are there again when the payment is done or left.</source>
        <translation>支払いを終えるかやめると、またヒントが使えます。</translation>
    </message>
    <message>
        <source>In which order these cards go back hardly matters.</source>
        <translation>カードを戻す順番はほとんど影響しません。</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度聞く</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>これにする</translation>
    </message>
    <message>
        <source>Stop thinking (Esc)</source>
        <translation>考えるのをやめる（Esc）</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>ヒントを閉じる（Esc）</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Upgrade</source>
        <translation>アップグレード</translation>
    </message>
    <message>
        <source>Converter</source>
        <translation>コンバーター</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>ピック</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
</context>
<context>
    <name>LargeView</name>
    <message>
        <source>What the rules say (F1)</source>
        <translation>ルールを見る（F1）</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Build the marked card.</source>
        <translation>印の付いたカードをビルドしてください。</translation>
    </message>
    <message>
        <source>Welcome to Gizmos</source>
        <translation>Gizmosへようこそ</translation>
    </message>
    <message>
        <source>You build Gizmos: small machines that set each other off. The most Victory Points win.</source>
        <translation>ギズモを作ります。互いに起動し合う小さなマシンです。勝利ポイントが一番多い人の勝ちです。</translation>
    </message>
    <message>
        <source>One action a turn</source>
        <translation>1手番に1アクション</translation>
    </message>
    <message>
        <source>In each turn you choose one of four actions: File, Pick, Build or Research. Try them all.</source>
        <translation>手番ごとに、ファイル、ピック、ビルド、リサーチの4つのアクションから1つを選びます。全部試してみましょう。</translation>
    </message>
    <message>
        <source>Energy Spheres pay for Gizmos. Six of them lie in the Energy Row.</source>
        <translation>ギズモのコストはエネルギーで払います。エネルギー列には6個並んでいます。</translation>
    </message>
    <message>
        <source>Pick the marked sphere: {energy}.</source>
        <translation>印の付いた{energy}をピックしてください。</translation>
    </message>
    <message>
        <source>This Gizmo costs {cost}, which is in your ring. It brings 1 Victory Point.</source>
        <translation>このギズモのコストは{cost}で、リングにあります。1勝利ポイントになります。</translation>
    </message>
    <message>
        <source>Choose the marked card, then Build.</source>
        <translation>印の付いたカードを選び、ビルドしてください。</translation>
    </message>
    <message>
        <source>A filed card waits in your Archive: nobody else can take it. Keep this one for later.</source>
        <translation>ファイルしたカードはアーカイブで待ち、他の人には取られません。これは後のために取っておきましょう。</translation>
    </message>
    <message>
        <source>Choose the marked card, then File.</source>
        <translation>印の付いたカードを選び、ファイルしてください。</translation>
    </message>
    <message>
        <source>Two Gizmos are ready</source>
        <translation>2つのギズモが使えます</translation>
    </message>
    <message>
        <source>Filing has triggered both Gizmos of your File column. Each works once a turn.</source>
        <translation>ファイルしたので、ファイルの列のギズモが2つとも起動しました。どれも1手番に1度だけ働きます。</translation>
    </message>
    <message>
        <source>Use the marked Gizmo: it draws a random sphere.</source>
        <translation>印の付いたギズモを使ってください。ランダムなエネルギーを1個引きます。</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>もう1つ</translation>
    </message>
    <message>
        <source>The order is up to you. You may also do without a Gizmo and end the turn.</source>
        <translation>順番は自由です。ギズモを使わずに手番を終えることもできます。</translation>
    </message>
    <message>
        <source>Use the Gizmo that you have built: it lets you Pick.</source>
        <translation>ビルドしたギズモを使ってください。ピックできます。</translation>
    </message>
    <message>
        <source>A Pick for free</source>
        <translation>おまけのピック</translation>
    </message>
    <message>
        <source>What a Gizmo lets you do is an action like any other.</source>
        <translation>ギズモの効果も、普通のアクションと同じです。</translation>
    </message>
    <message>
        <source>The next Gizmo</source>
        <translation>次のギズモ</translation>
    </message>
    <message>
        <source>This one draws a sphere whenever you Pick {energy}. Soon it will be part of a chain.</source>
        <translation>これは{energy}をピックするたびにエネルギーを1個引きます。もうすぐ連鎖の一部になります。</translation>
    </message>
    <message>
        <source>Research draws three cards of one level. You may build or file one of them.</source>
        <translation>リサーチでは1つのレベルからカードを3枚引きます。1枚をビルドかファイルできます。</translation>
    </message>
    <message>
        <source>Choose the marked Level Deck.</source>
        <translation>印の付いた山札を選んでください。</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>1枚取る</translation>
    </message>
    <message>
        <source>This card is an Upgrade: it gives you more room for the rest of the game.</source>
        <translation>このカードはアップグレードです。ゲームの終わりまで入る量が増えます。</translation>
    </message>
    <message>
        <source>The rest goes back</source>
        <translation>残りは戻す</translation>
    </message>
    <message>
        <source>The other cards go under their deck, in any order you like.</source>
        <translation>他のカードは、好きな順番で山札の下に戻します。</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>「{button}」を押してください。</translation>
    </message>
    <message>
        <source>Your ring now holds six spheres, and your Archive two cards.</source>
        <translation>リングにはエネルギー6個、アーカイブにはカード2枚が入るようになりました。</translation>
    </message>
    <message>
        <source>Use the marked Gizmo.</source>
        <translation>印の付いたギズモを使ってください。</translation>
    </message>
    <message>
        <source>A chain reaction</source>
        <translation>連鎖反応</translation>
    </message>
    <message>
        <source>Now your Gizmos work together. File once more, and one thing leads to another.</source>
        <translation>ギズモが一緒に働きます。もう一度ファイルすると、次々につながります。</translation>
    </message>
    <message>
        <source>The first of three</source>
        <translation>3つのうち1つ目</translation>
    </message>
    <message>
        <source>The line above your Gizmos shows the chain, and what is ready to go on with.</source>
        <translation>ギズモの上の帯に、連鎖と次に使えるものが表示されます。</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>2つ目</translation>
    </message>
    <message>
        <source>This one lets you Pick, and a Pick can trigger more.</source>
        <translation>これでピックできます。ピックすると、さらに起動することがあります。</translation>
    </message>
    <message>
        <source>The third</source>
        <translation>3つ目</translation>
    </message>
    <message>
        <source>And on it goes</source>
        <translation>まだ続きます</translation>
    </message>
    <message>
        <source>Your Pick Gizmo waits for a Pick of {energy}.</source>
        <translation>ピックのギズモは、{energy}のピックを待っています。</translation>
    </message>
    <message>
        <source>Triggered! One action brings you three spheres.</source>
        <translation>起動しました。1つのアクションでエネルギーが3個手に入ります。</translation>
    </message>
    <message>
        <source>A Converter helps you pay. This one lets {energy} count as any Energy.</source>
        <translation>コンバーターは支払いを助けます。これは{energy}を好きな種類のエネルギーとして数えます。</translation>
    </message>
    <message>
        <source>From your Archive</source>
        <translation>アーカイブから</translation>
    </message>
    <message>
        <source>The card that you filed costs {cost}. You have {first} and {second}, and a Converter.</source>
        <translation>ファイルしたカードのコストは{cost}です。リングには{first}と{second}があり、コンバーターも使えます。</translation>
    </message>
    <message>
        <source>Build from your Archive</source>
        <translation>アーカイブからビルド</translation>
    </message>
    <message>
        <source>With the Converter {first} counts as {second}: enough to pay.</source>
        <translation>コンバーターで{first}が{second}になり、払えるようになります。</translation>
    </message>
    <message>
        <source>The payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>What is on the left leaves your ring. On the right you see what it counts as.</source>
        <translation>左にあるものがリングから出ます。右にあるのは、何として数えるかです。</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>お見事</translation>
    </message>
    <message>
        <source>Now you know all four actions. We leave out many rounds and go on near the end.</source>
        <translation>これで4つのアクションがわかりました。何ラウンドか飛ばして、終わり近くから続けます。</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>ゲームの終わり方</translation>
    </message>
    <message>
        <source>16 Gizmos of one player, or 4 of level 3, bring on the last round. You have 15.</source>
        <translation>誰かのギズモが16個か、レベル3が4個になると最終ラウンドです。今は15個あります。</translation>
    </message>
    <message>
        <source>The last Gizmo</source>
        <translation>最後のギズモ</translation>
    </message>
    <message>
        <source>Your next Gizmo brings on the end. {name} still has a turn after yours.</source>
        <translation>次のギズモで終わりになります。その後、{name}にもう1手番あります。</translation>
    </message>
    <message>
        <source>Build the marked card in your Archive.</source>
        <translation>アーカイブの印の付いたカードをビルドしてください。</translation>
    </message>
    <message>
        <source>One more point</source>
        <translation>もう1点</translation>
    </message>
    <message>
        <source>Some Gizmos bring Victory Points when they are triggered.</source>
        <translation>起動すると勝利ポイントになるギズモもあります。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Gizmos: {gizmos}, tokens: {tokens}, in all {total} points. {name} has {rival}: you win!</source>
        <translation>ギズモ{gizmos}点、トークン{tokens}点、合計{total}点。{name}は{rival}点。あなたの勝ちです！</translation>
    </message>
    <message>
        <source>You can play Gizmos</source>
        <translation>これでGizmosを遊べます</translation>
    </message>
    <message>
        <source>Point at a card to read it large. F1 opens help and rules at any time.</source>
        <translation>カードにポインターを合わせると大きく読めます。F1でいつでもヘルプとルールを開けます。</translation>
    </message>
    <message>
        <source>One moment: press “{button}” first.</source>
        <translation>その前に「{button}」を押してください。</translation>
    </message>
    <message>
        <source>That works too, later. Now try what is marked.</source>
        <translation>それも後でできます。今は印の付いたものを試してください。</translation>
    </message>
    <message>
        <source>Hints are for real games. Here “{button}” does it for you.</source>
        <translation>ヒントは本番のゲームで使えます。ここでは「{button}」が代わりに行います。</translation>
    </message>
    <message>
        <source>Hints are for real games. Here “{button}” goes on.</source>
        <translation>ヒントは本番のゲームで使えます。ここでは「{button}」で進みます。</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Part {part} of {parts}</source>
        <translation>パート{part}/{parts}</translation>
    </message>
    <message>
        <source>Continue learning</source>
        <translation>練習を続ける</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>A guided first game</source>
        <translation>ガイド付きの最初のゲーム</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Novice</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Tinkerer</source>
        <translation>工作好き</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>技術者</translation>
    </message>
    <message>
        <source>Inventor</source>
        <translation>発明家</translation>
    </message>
    <message>
        <source>Genius</source>
        <translation>天才</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>よくばり</translation>
    </message>
    <message>
        <source>Sees this turn only and makes mistakes</source>
        <translation>この手番しか見ず、間違いもする</translation>
    </message>
    <message>
        <source>Takes what looks best this turn</source>
        <translation>この手番で一番よさそうな手を選ぶ</translation>
    </message>
    <message>
        <source>Builds well, but not always the best</source>
        <translation>上手に作るが、最善とは限らない</translation>
    </message>
    <message>
        <source>Knows what every Gizmo is worth</source>
        <translation>どのギズモの価値も知っている</translation>
    </message>
    <message>
        <source>Thinks ahead and is hard to beat</source>
        <translation>先を読み、なかなか勝てない</translation>
    </message>
    <message>
        <source>No preference</source>
        <translation>こだわりなし</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>建築好き</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>整理好き</translation>
    </message>
    <message>
        <source>Researcher</source>
        <translation>研究好き</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>せっかち</translation>
    </message>
    <message>
        <source>Likes nothing better than winning</source>
        <translation>勝つことだけを考える</translation>
    </message>
    <message>
        <source>Likes to Build, and large Gizmos</source>
        <translation>ビルドと大きなギズモが好き</translation>
    </message>
    <message>
        <source>Likes to File cards</source>
        <translation>カードのファイルが好き</translation>
    </message>
    <message>
        <source>Likes Research and upgrades</source>
        <translation>リサーチとアップグレードが好き</translation>
    </message>
    <message>
        <source>Hurries to the end of the game</source>
        <translation>ゲームの終わりへ急ぐ</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}、{character}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>コンピューター、{level}</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{first} and {last}</source>
        <comment>the last two of a list</comment>
        <translation>{first}と{last}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <comment>a list of three and more</comment>
        <translation>{first}、{rest}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{name} picked {energies}</source>
        <translation>{name}が{energies}をピック</translation>
    </message>
    <message>
        <source>{name} drew {energies} at random</source>
        <translation>{name}がランダムに{energies}を引いた</translation>
    </message>
    <message>
        <source>{name} filed {gizmo} from a Research</source>
        <translation>{name}がリサーチで{gizmo}をファイル</translation>
    </message>
    <message>
        <source>{name} filed {gizmo}</source>
        <translation>{name}が{gizmo}をファイル</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s) of level {level}</source>
        <translation>
            <numerusform>{name}がレベル{level}のカードを%n枚引いた</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} put %n card(s) under the deck of level {level}</source>
        <translation>
            <numerusform>{name}がレベル{level}の山札の下に%n枚戻した</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} kept none of the cards</source>
        <translation>{name}はカードをどれも取らなかった</translation>
    </message>
    <message numerus="yes">
        <source>{name} gained %n Victory Point(s)</source>
        <translation>
            <numerusform>{name}が%n勝利ポイントを獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {gizmo} from the Archive for free</source>
        <translation>{name}がアーカイブから{gizmo}を無料でビルド</translation>
    </message>
    <message>
        <source>{name} built {gizmo} from a Research for free</source>
        <translation>{name}がリサーチから{gizmo}を無料でビルド</translation>
    </message>
    <message>
        <source>{name} built {gizmo} for free</source>
        <translation>{name}が{gizmo}を無料でビルド</translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from the Archive for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name}がコンバーター%n個と{spheres}でアーカイブから{gizmo}をビルド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from a Research for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name}がコンバーター%n個と{spheres}で、リサーチから{gizmo}をビルド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name}がコンバーター%n個と{spheres}で{gizmo}をビルド</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {gizmo} from the Archive for {spheres}</source>
        <translation>{name}がアーカイブから{gizmo}を{spheres}でビルド</translation>
    </message>
    <message>
        <source>{name} built {gizmo} from a Research for {spheres}</source>
        <translation>{name}がリサーチから{gizmo}を{spheres}でビルド</translation>
    </message>
    <message>
        <source>{name} built {gizmo} for {spheres}</source>
        <translation>{name}が{gizmo}を{spheres}でビルド</translation>
    </message>
    <message>
        <source>{name} did without the rest of an effect</source>
        <translation>{name}は効果の残りを使わなかった</translation>
    </message>
    <message numerus="yes">
        <source>{name} has no room left: %n sphere(s) of an effect lost</source>
        <translation>
            <numerusform>{name}のリングに空きがなく、効果のエネルギー%n個を失った</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} had to pass: no action was possible</source>
        <translation>{name}はパス（できるアクションがない）</translation>
    </message>
    <message>
        <source>{name} has set off the last round</source>
        <translation>{name}によって最終ラウンドが始まった</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>{name} took too long to decide; a legal move was put in its place</source>
        <translation>{name}の考える時間が長すぎたため、代わりに可能な手を打った</translation>
    </message>
    <message>
        <source>{name} crashed while deciding; a legal move was put in its place</source>
        <translation>{name}が考えている間に止まったため、代わりに可能な手を打った</translation>
    </message>
    <message>
        <source>{name} decided something that is not allowed; a legal move was put in its place</source>
        <translation>{name}の手は許されないものだったため、代わりに可能な手を打った</translation>
    </message>
    <message>
        <source>{name} failed to decide; a legal move was put in its place</source>
        <translation>{name}が決められなかったため、代わりに可能な手を打った</translation>
    </message>
    <message>
        <source>Round {round}, {name}</source>
        <translation>ラウンド{round}、{name}</translation>
    </message>
    <message numerus="yes">
        <source>Last turn: a chain of %n step(s)</source>
        <translation>
            <numerusform>前の手番：%nステップの連鎖</numerusform>
        </translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>前の手番</translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with %n point(s)</source>
        <translation>
            <numerusform>{name}が%n点でリード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lead with %n point(s)</source>
        <translation>
            <numerusform>複数の人が%n点でリード</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>ログを閉じる</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Gizmos</source>
        <translation>Gizmos</translation>
    </message>
    <message>
        <source>Quit and lose what is not saved?</source>
        <translation>保存されていないものを失いますが、終了しますか？</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>それでも終了する</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>MenuPanel</name>
    <message>
        <source>Keys and help</source>
        <translation>キーとヘルプ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Gallery of Gizmos</source>
        <translation>ギズモのギャラリー</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Look back at this game</source>
        <translation>このゲームをリプレイ</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>問題を報告…</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>リプレイを終える</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>ゲームを離れる</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <translation>このゲームではまだ何も起きていません。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Heat</source>
        <translation>熱</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>電気</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>原子力</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>バッテリー</translation>
    </message>
    <message>
        <source>any energy</source>
        <translation>好きなエネルギー</translation>
    </message>
    <message>
        <source>random energy</source>
        <translation>ランダムなエネルギー</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>parts of a list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>one sentence after another</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>NewGameRow</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>2 to 4 seats, persons and computers in any mix</source>
        <translation>2〜4席、人とコンピューターの組み合わせは自由</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>くじ引き</translation>
    </message>
    <message>
        <source>2 to 4 seats, in the order of play</source>
        <translation>2〜4席、プレイする順</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手プレイヤー</translation>
    </message>
    <message>
        <source>First player, draw lots or number of the seat</source>
        <translation>先手プレイヤー、くじ引きか席の番号</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>手を戻せる範囲</translation>
    </message>
    <message>
        <source>Until a reveal</source>
        <translation>公開されるまで</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>戻せない</translation>
    </message>
    <message>
        <source>How far decisions can be taken back</source>
        <translation>どこまで手を戻せるか</translation>
    </message>
    <message>
        <source>Next sphere can be seen</source>
        <translation>次のエネルギーを表示</translation>
    </message>
    <message>
        <source>All see which energy sphere will roll into the row next.</source>
        <translation>次にエネルギー列に転がり出るエネルギーが全員に見えます。</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed: no pauses</comment>
        <translation>最速</translation>
    </message>
    <message>
        <source>Speed of the computer&apos;s moves</source>
        <translation>コンピューターの手の速さ</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>配り番号</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Draw a number; the same one gives the same cards and spheres again</source>
        <translation>番号を引きます。同じ番号なら同じカードとエネルギーになります</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>ゲームを始める</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>NewGameTile</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>2 to 4 seats, persons and computers in any mix</source>
        <translation>2〜4席、人とコンピューターの組み合わせは自由</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>The sound is on.</source>
        <translation>サウンドがオンになりました。</translation>
    </message>
    <message>
        <source>The sound is off. Ctrl+M turns it on.</source>
        <translation>サウンドがオフになりました。Ctrl+Mでオンに戻せます。</translation>
    </message>
    <message>
        <source>{name} could not decide; a legal move was put in its place. The log says more.</source>
        <translation>{name}が決められなかったため、代わりに可能な手を打ちました。詳しくはログを見てください。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Gizmos with a glowing edge are ready. Use them in any order, each once a turn.</source>
        <translation>縁が光っているギズモは使えます。好きな順番で、1手番に1度ずつ使ってください。</translation>
    </message>
    <message>
        <source>You need not use them all: “{button}” asks first if something is still ready.</source>
        <translation>全部使わなくてもかまいません。まだ使えるものがあれば、「{button}」で確認されます。</translation>
    </message>
    <message>
        <source>The last round: this is your last turn. Only Victory Points count now.</source>
        <translation>最終ラウンドで、これが最後の手番です。あとは勝利ポイントだけが大事です。</translation>
    </message>
    <message>
        <source>You can pay for this Gizmo, because your Converters work for you while you pay.</source>
        <translation>支払うときにコンバーターが働くので、このギズモのコストを払えます。</translation>
    </message>
    <message>
        <source>Your Archive is full. Build a card from it before you File the next one.</source>
        <translation>アーカイブがいっぱいです。次をファイルする前に、そこから1枚ビルドしてください。</translation>
    </message>
    <message>
        <source>Your ring is almost full, and spheres without a place are lost. Time to Build?</source>
        <translation>リングがもうすぐいっぱいで、入らないエネルギーは失われます。そろそろビルドしませんか？</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to build? {action} shows you %n card(s), and you may build or file one.</source>
        <translation>
            <numerusform>ビルドできるものがないなら、{action}でカードを%n枚見て、1枚をビルドかファイルできます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The sphere in the chute rolls into the row next. Nobody draws it at random.</source>
        <translation>見えている次のエネルギーが、次に列へ転がります。ランダムに引かれることはありません。</translation>
    </message>
</context>
<context>
    <name>NudgeBubble</name>
    <message>
        <source>Close the tip (Esc)</source>
        <translation>アドバイスを閉じる（Esc）</translation>
    </message>
</context>
<context>
    <name>OpponentPanel</name>
    <message>
        <source>%1&apos;s dashboard</source>
        <translation>%1のダッシュボード</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 of level 3, %3 of %4 spheres in the ring, %5 of %6 cards in the archive, research %7</source>
        <translation>
            <numerusform>%n点、ギズモ%1/16、レベル3は%2/4、リングのエネルギー%3/%4、アーカイブ%5/%6枚、リサーチ%7</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive %1/%2</source>
        <translation>アーカイブ%1/%2</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Order of the rest</source>
        <translation>残りの順番</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>%1番目（全%2枚）</translation>
    </message>
    <message>
        <source>goes under first</source>
        <translation>最初に下へ入る</translation>
    </message>
    <message>
        <source>becomes the bottom card</source>
        <translation>一番下になる</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>左へ動かす</translation>
    </message>
    <message>
        <source>It is the first card already.</source>
        <translation>すでに最初のカードです。</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>右へ動かす</translation>
    </message>
    <message>
        <source>It is the last card already.</source>
        <translation>すでに最後のカードです。</translation>
    </message>
    <message>
        <source>The left card goes under the deck first</source>
        <translation>左のカードから山札の下に入ります</translation>
    </message>
</context>
<context>
    <name>OwnDashboard</name>
    <message>
        <source>Own dashboard, large</source>
        <translation>自分のダッシュボードを大きく表示</translation>
    </message>
    <message>
        <source>%1 of %2 spheres in the ring</source>
        <translation>リングのエネルギー%1/%2</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>リング</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Leave the game?</source>
        <translation>ゲームを離れますか？</translation>
    </message>
    <message>
        <source>Your game is saved as it is now. Continue it from the start screen at any time.</source>
        <translation>ゲームは今の状態で保存されています。スタート画面からいつでも続けられます。</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>このゲームではまだ何も決めていません。</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>ゲームを離れる</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>Pay</name>
    <message>
        <source>Build for {cost}, {full} without the discount</source>
        <translation>{cost}でビルド（割引なしでは{full}）</translation>
    </message>
    <message>
        <source>Build for {cost}</source>
        <translation>{cost}でビルド</translation>
    </message>
    <message>
        <source>{made} of {total}</source>
        <translation>{made}/{total}</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to pay</source>
        <translation>
            <numerusform>払い方%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>No sphere leaves your ring</source>
        <translation>リングのエネルギーは減りません</translation>
    </message>
    <message numerus="yes">
        <source>%n sphere(s)</source>
        <translation>
            <numerusform>エネルギー%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spends {spheres} and uses up %n Converter(s) for this turn</source>
        <translation>
            <numerusform>{spheres}を払い、この手番のコンバーター%n個を使います</numerusform>
        </translation>
    </message>
    <message>
        <source>Spends {spheres} and no Converter</source>
        <translation>{spheres}を払い、コンバーターは使いません</translation>
    </message>
    <message>
        <source>Keeps what you need</source>
        <translation>必要なものを残す</translation>
    </message>
    <message>
        <source>Leaves {energies} for your Archive</source>
        <translation>アーカイブ用に{energies}を残します</translation>
    </message>
    <message>
        <source>Fewest spheres</source>
        <translation>最少のエネルギー</translation>
    </message>
    <message numerus="yes">
        <source>Takes only %n sphere(s) out of your ring</source>
        <translation>
            <numerusform>リングから%n個だけ払います</numerusform>
        </translation>
    </message>
    <message>
        <source>Without Converters</source>
        <translation>コンバーターなし</translation>
    </message>
    <message>
        <source>All your Converters still work this turn</source>
        <translation>この手番でコンバーターをすべて残せます</translation>
    </message>
    <message>
        <source>Saves Converters</source>
        <translation>コンバーターを節約</translation>
    </message>
    <message numerus="yes">
        <source>Uses up no more than %n Converter(s)</source>
        <translation>
            <numerusform>コンバーターは%n個しか使いません</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps variety</source>
        <translation>種類を残す</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n kind(s) of Energy in your ring</source>
        <translation>
            <numerusform>リングに%n種類のエネルギーを残します</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes room</source>
        <translation>空きを作る</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n, more than it has to</source>
        <translation>
            <numerusform>必要より多く、%n個を払います</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps {energy}</source>
        <translation>{energy}を残す</translation>
    </message>
    <message>
        <source>Leaves {energies} in your ring</source>
        <translation>リングに{energies}を残します</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>唯一の払い方</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>別の払い方</translation>
    </message>
    <message>
        <source>Spends {spheres}</source>
        <translation>{spheres}を払います</translation>
    </message>
</context>
<context>
    <name>PayLane</name>
    <message>
        <source>%1 through converters counts as %2</source>
        <translation>%1はコンバーターで%2として数える</translation>
    </message>
    <message>
        <source>%1 as it is</source>
        <translation>%1をそのまま</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>そのまま</translation>
    </message>
</context>
<context>
    <name>PayOption</name>
    <message>
        <source>Nothing leaves the ring.</source>
        <translation>リングからは何も減りません。</translation>
    </message>
    <message>
        <source>Spends %1.</source>
        <translation>%1を払います。</translation>
    </message>
    <message>
        <source>Nothing stays.</source>
        <translation>何も残りません。</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <translation>%1が残ります。</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>残り</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>From your ring</source>
        <translation>自分のリングから</translation>
    </message>
    <message>
        <source>Converters at work</source>
        <translation>使うコンバーター</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>数え方</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Used this turn.</source>
        <translation>この手番で使用済み。</translation>
    </message>
    <message>
        <source>At work in this payment.</source>
        <translation>この支払いで使用中。</translation>
    </message>
    <message>
        <source>Ready to be used.</source>
        <translation>使用できます。</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>平均点</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>最高点</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>最長の連鎖</translation>
    </message>
    <message>
        <source>Built most often</source>
        <translation>一番多くビルド</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>相手別</translation>
    </message>
    <message>
        <source>By number of seats</source>
        <translation>席数別</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>%1位：%2、%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message numerus="yes">
        <source>Building it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>ビルドすると自分のギズモ%n個が起動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filing it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>ファイルすると自分のギズモ%n個が起動</numerusform>
        </translation>
    </message>
    <message>
        <source>Active Gizmo of {name}</source>
        <translation>{name}のアクティブギズモ</translation>
    </message>
    <message>
        <source>In the Archive of {name}</source>
        <translation>{name}のアーカイブ</translation>
    </message>
    <message>
        <source>Use it: {rule}</source>
        <translation>使う：{rule}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{name} is playing</source>
        <translation>{name}の手番です</translation>
    </message>
    <message>
        <source>You can look around meanwhile</source>
        <translation>その間、自由に見て回れます</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>次は{name}です</translation>
    </message>
    <message>
        <source>Your turn is over; the table is covered in a moment</source>
        <translation>手番が終わりました。まもなくテーブルを隠します</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>{name}と交代してください</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>{name} is to decide</source>
        <translation>{name}が決める番です</translation>
    </message>
    <message>
        <source>This is a replay</source>
        <translation>リプレイ中です</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>最後の手番です</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの手番です</translation>
    </message>
    <message>
        <source>Choose a card to File</source>
        <translation>ファイルするカードを選択</translation>
    </message>
    <message>
        <source>Choose a sphere to Pick</source>
        <translation>ピックするエネルギーを選択</translation>
    </message>
    <message>
        <source>Choose a Gizmo to Build</source>
        <translation>ビルドするギズモを選択</translation>
    </message>
    <message>
        <source>Choose a deck to Research</source>
        <translation>リサーチする山札を選択</translation>
    </message>
    <message>
        <source>Choose one action</source>
        <translation>アクションを1つ選択</translation>
    </message>
    <message>
        <source>No action is possible: you have to pass</source>
        <translation>できるアクションがないため、パスします</translation>
    </message>
    <message numerus="yes">
        <source>%n Gizmo(s) ready</source>
        <translation>
            <numerusform>使えるギズモ：%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting: {reason}</source>
        <translation>
            <numerusform>ほかに%n個待機中：{reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting, each for its own reason</source>
        <translation>
            <numerusform>ほかに%n個、別々の理由で待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Use them in any order, or end the turn</source>
        <translation>好きな順に使うか、手番を終えてください</translation>
    </message>
    <message>
        <source>Step {number} of {count}; you may skip the rest</source>
        <translation>{number}/{count}回目、残りはスキップ可</translation>
    </message>
    <message>
        <source>You may skip it</source>
        <translation>スキップできます</translation>
    </message>
    <message>
        <source>Pick an Energy Sphere</source>
        <translation>エネルギーを1個ピック</translation>
    </message>
    <message>
        <source>Draw another random sphere?</source>
        <translation>ランダムにもう1個引きますか？</translation>
    </message>
    <message>
        <source>File a card of the display</source>
        <translation>場のカードを1枚ファイル</translation>
    </message>
    <message>
        <source>Build a level 1 Gizmo for free</source>
        <translation>レベル1のギズモを無料でビルド</translation>
    </message>
    <message>
        <source>Research a Level Deck</source>
        <translation>レベル別山札を1つリサーチ</translation>
    </message>
    <message>
        <source>The best payment is chosen for you</source>
        <translation>一番よい払い方を選んであります</translation>
    </message>
    <message>
        <source>Another payment than the best is chosen</source>
        <translation>一番よいものとは別の払い方です</translation>
    </message>
    <message>
        <source>Pay {cost}</source>
        <translation>{cost}を払う</translation>
    </message>
    <message>
        <source>Build one or keep none</source>
        <translation>1枚ビルドするか、どれも取らない</translation>
    </message>
    <message>
        <source>Keep one or none</source>
        <translation>1枚取るか、どれも取らない</translation>
    </message>
    <message>
        <source>Build it, File it, or put all back</source>
        <translation>ビルド、ファイル、またはすべて戻す</translation>
    </message>
    <message numerus="yes">
        <source>Put %n card(s) back</source>
        <translation>
            <numerusform>%n枚を戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>They go under the deck from left to right: the last one becomes the bottom card</source>
        <translation>左から順に山札の下に入り、最後のカードが一番下になります</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Your Energy Storage Ring is full.</source>
        <translation>エネルギー貯蔵リングがいっぱいです。</translation>
    </message>
    <message>
        <source>Your Archive is full.</source>
        <translation>アーカイブがいっぱいです。</translation>
    </message>
    <message>
        <source>One of your Gizmos forbids you to File.</source>
        <translation>ギズモの効果でファイルできません。</translation>
    </message>
    <message>
        <source>One of your Gizmos forbids you to Research.</source>
        <translation>ギズモの効果でリサーチできません。</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>取れるカードがありません。</translation>
    </message>
    <message>
        <source>There is no sphere to take.</source>
        <translation>取れるエネルギーがありません。</translation>
    </message>
    <message>
        <source>There is no level 1 Gizmo to build.</source>
        <translation>ビルドできるレベル1のギズモがありません。</translation>
    </message>
    <message>
        <source>You cannot pay for any Gizmo.</source>
        <translation>コストを払えるギズモがありません。</translation>
    </message>
    <message>
        <source>All Level Decks are empty.</source>
        <translation>レベル別山札がすべて空です。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>自分の手番ではありません。</translation>
    </message>
    <message>
        <source>That is not to be decided now.</source>
        <translation>今決めることではありません。</translation>
    </message>
    <message>
        <source>Ring full</source>
        <translation>リング満杯</translation>
    </message>
    <message>
        <source>Archive full</source>
        <translation>アーカイブ満杯</translation>
    </message>
    <message>
        <source>No File</source>
        <translation>ファイル不可</translation>
    </message>
    <message>
        <source>No Research</source>
        <translation>リサーチ不可</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>No sphere</source>
        <translation>エネルギーなし</translation>
    </message>
    <message>
        <source>No level 1 card</source>
        <translation>レベル1なし</translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation>コスト不足</translation>
    </message>
    <message>
        <source>Decks empty</source>
        <translation>山札が空</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今は不可</translation>
    </message>
    <message numerus="yes">
        <source>You are %n sphere(s) short of the cost.</source>
        <translation>
            <numerusform>エネルギーが%n個足りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n個不足</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a replay; play on from here to decide anything.</source>
        <translation>リプレイ中です。決めるには「ここから続ける」を使ってください。</translation>
    </message>
    <message>
        <source>This Level Deck is empty.</source>
        <translation>この山札は空です。</translation>
    </message>
    <message>
        <source>Only a level 1 Gizmo can be built for free now.</source>
        <translation>今無料でビルドできるのはレベル1のギズモだけです。</translation>
    </message>
    <message>
        <source>A card is to be filed now.</source>
        <translation>今はカードをファイルするときです。</translation>
    </message>
    <message>
        <source>A sphere is to be picked now.</source>
        <translation>今はエネルギーをピックするときです。</translation>
    </message>
    <message>
        <source>A Gizmo is to be built now.</source>
        <translation>今はギズモをビルドするときです。</translation>
    </message>
    <message>
        <source>A Level Deck is to be researched now.</source>
        <translation>今は山札をリサーチするときです。</translation>
    </message>
    <message>
        <source>A sphere is to be drawn now.</source>
        <translation>今はエネルギーを引くときです。</translation>
    </message>
    <message>
        <source>The drawn cards come first.</source>
        <translation>先に引いたカードを決めてください。</translation>
    </message>
    <message>
        <source>The action of this turn is done; use Gizmos or end the turn.</source>
        <translation>この手番のアクションは済んでいます。ギズモを使うか、手番を終えてください。</translation>
    </message>
    <message>
        <source>The payment comes first.</source>
        <translation>先に支払いを決めてください。</translation>
    </message>
    <message>
        <source>{name} is to decide.</source>
        <translation>{name}が決める番です。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>This card is in your Archive already.</source>
        <translation>すでにアーカイブにあるカードです。</translation>
    </message>
    <message>
        <source>This card belongs to another player.</source>
        <translation>このカードは他のプレイヤーのものです。</translation>
    </message>
    <message>
        <source>Nothing has triggered this Gizmo this turn.</source>
        <translation>この手番ではこのギズモは起動していません。</translation>
    </message>
    <message>
        <source>This Gizmo has been used this turn.</source>
        <translation>このギズモはこの手番で使用済みです。</translation>
    </message>
    <message>
        <source>This Gizmo is ready to be used.</source>
        <translation>このギズモは使用できます。</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, {name}</source>
        <translation>ラウンド{round}、{name}</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Where the game stands now</source>
        <translation>ゲームの現在の状態</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>ゲームの始まり</translation>
    </message>
    <message>
        <source>The game is over at this moment; go back to play on.</source>
        <translation>この時点でゲームは終わっています。続けるには前に戻ってください。</translation>
    </message>
    <message>
        <source>The same players</source>
        <translation>同じプレイヤー</translation>
    </message>
    <message>
        <source>Persons on all seats</source>
        <translation>すべての席を人が担当</translation>
    </message>
    <message>
        <source>You play {name}, computers play the others</source>
        <translation>自分が{name}、ほかはコンピューター</translation>
    </message>
    <message>
        <source>This is a new game from that moment; the old one stays as it was.</source>
        <translation>その時点からの新しいゲームです。元のゲームはそのまま残ります。</translation>
    </message>
    <message>
        <source>This is a new game from that moment, with all hidden cards dealt anew; the old one stays as it was.</source>
        <translation>その時点からの新しいゲームで、見えないカードは配り直されています。元のゲームはそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Look from the seat of %1</source>
        <translation>%1の席から見る</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Moment of the game, by rounds</source>
        <translation>ゲームの時点（ラウンド別）</translation>
    </message>
    <message>
        <source>One turn back (Ctrl+←)</source>
        <translation>1手番戻る（Ctrl+←）</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>ここが始まりです。</translation>
    </message>
    <message>
        <source>One step back (,)</source>
        <translation>1つ戻る（,）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <translation>このゲームではまだ何も起きていません。</translation>
    </message>
    <message>
        <source>One step on (.)</source>
        <translation>1つ進む（.）</translation>
    </message>
    <message>
        <source>This is the last moment.</source>
        <translation>ここが最後です。</translation>
    </message>
    <message>
        <source>One turn on (Ctrl+→)</source>
        <translation>1手番進む（Ctrl+→）</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>リプレイの速さ</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>ゲームの結果</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>ゲームの振り返り</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>リプレイを終える（Esc）</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message numerus="yes">
        <source>Research level {level}: %n card(s) drawn</source>
        <translation>
            <numerusform>レベル{level}をリサーチ：%n枚引いた</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of the rest</source>
        <translation>残りの順番</translation>
    </message>
</context>
<context>
    <name>ResearchPanel</name>
    <message>
        <source>%1 %2</source>
        <comment>one sentence after another</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Arrow keys move, B builds, F files, N keeps none.</source>
        <translation>矢印キーで移動、Bでビルド、Fでファイル、Nでどれも取らない。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 can be paid for now.</source>
        <translation>
            <numerusform>%1枚のうち%n枚のコストを今払えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{name} wins!</source>
        <translation>{name}の勝ち！</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rounds}, longest chain of %n step(s)</source>
        <translation>
            <numerusform>{rounds}、最長の連鎖は%nステップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after %n round(s), because only computers were playing</source>
        <translation>
            <numerusform>コンピューターだけのゲームのため、%nラウンドで終了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by active Gizmos, {most} to {next}</source>
        <translation>
            <numerusform>同じ%n点：アクティブギズモ{most}対{next}で{first}の勝ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by spheres in the ring, {most} to {next}</source>
        <translation>
            <numerusform>同じ%n点：リングのエネルギー{most}対{next}で{first}の勝ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All is equal at %n point(s): {first} wins, being farther from the first player than {second}</source>
        <translation>
            <numerusform>%n点ですべて同じ：{second}より先手プレイヤーから遠い{first}の勝ち</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review: {names}</source>
        <translation>振り返り：{names}</translation>
    </message>
    <message>
        <source>Thinking the game over…</source>
        <translation>ゲームを振り返っています…</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n decision(s) thought over</source>
        <translation>
            <numerusform>%n回の決定のうち{done}回を検討済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), each decision judged by what could be known then</source>
        <translation>
            <numerusform>%nラウンド、どの決定もその時にわかっていたことで判断しています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the first %n decision(s) are shown here</source>
        <translation>
            <numerusform>中断：最初の%n回の決定を表示しています</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking took too long. The game is kept as it is; try it again.</source>
        <translation>考えるのに時間がかかりすぎました。ゲームはそのままです。もう一度試してください。</translation>
    </message>
    <message>
        <source>The review could not be made. The game is kept as it is; try it again.</source>
        <translation>振り返りができませんでした。ゲームはそのままです。もう一度試してください。</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {chances}</source>
        <translation>ラウンド{round}、{name}：{chances}</translation>
    </message>
    <message>
        <source>At the beginning: {chances}</source>
        <translation>始まり：{chances}</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <comment>a player and the chance to win</comment>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>−{share}</source>
        <comment>chance to win that was given away</comment>
        <translation>−{share}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>Turning point {number}: round {round}, {name}, chance to win from {before} to {after}</source>
        <translation>分かれ目{number}：ラウンド{round}、{name}、勝率{before}から{after}</translation>
    </message>
    <message>
        <source>Played: {action}</source>
        <translation>実際：{action}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>最善：{action}</translation>
    </message>
    <message>
        <source>Nothing better could be known then.</source>
        <translation>その時点でこれよりよい手はわかりませんでした。</translation>
    </message>
    <message>
        <source>Round {round}. {played}. It was the best, or as good.</source>
        <translation>ラウンド{round}。{played}。最善か、それと同じでした。</translation>
    </message>
    <message>
        <source>Round {round}. {played}. It gave away {share}. {better}.</source>
        <translation>ラウンド{round}。{played}。{share}を失いました。{better}。</translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) were the best, or nearly</source>
        <translation>
            <numerusform>{count}回の決定のうち%n回が最善かそれに近いもの</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Review the whole game</source>
        <translation>ゲーム全体を振り返る</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここで止める</translation>
    </message>
    <message>
        <source>What has been found so far is shown.</source>
        <translation>ここまでにわかったことを表示しています。</translation>
    </message>
    <message>
        <source>Too little was thought over to show a curve.</source>
        <translation>検討した部分が少なすぎて、グラフを表示できません。</translation>
    </message>
    <message>
        <source>Where the game turned</source>
        <translation>勝負の分かれ目</translation>
    </message>
    <message>
        <source>The game turned nowhere at once.</source>
        <translation>大きく流れが変わったところはありません。</translation>
    </message>
    <message>
        <source>Whose decisions are shown</source>
        <translation>誰の決定を表示するか</translation>
    </message>
    <message>
        <source>What each decision gave away</source>
        <translation>決定ごとに失った勝率</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2/%3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at}/{count}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Choose a face-up card of the display and put it into your Archive. From now on only you can build it. A new card of the same Level Deck fills its place at once.</source>
        <translation>場の表向きのカードを1枚選び、自分のアーカイブに移します。これからは自分だけがビルドできます。空いた枠には、すぐに同じレベル別山札から補充されます。</translation>
    </message>
    <message>
        <source>From the display into your Archive</source>
        <translation>場からアーカイブへ</translation>
    </message>
    <message>
        <source>A card of the display</source>
        <translation>場のカード</translation>
    </message>
    <message>
        <source>goes into your Archive</source>
        <translation>アーカイブに入る</translation>
    </message>
    <message>
        <source>A card of the deck fills its place</source>
        <translation>山札のカードで補充</translation>
    </message>
    <message>
        <source>Your Archive is full</source>
        <translation>アーカイブがいっぱい</translation>
    </message>
    <message>
        <source>Your File Limit says how many cards your Archive can hold. It is 1 at the start, and Upgrades raise it. With a full Archive you cannot File. You cannot throw a card away either: build it.</source>
        <translation>アーカイブの上限は、アーカイブに置けるカードの枚数です。最初は1枚で、アップグレードで増えます。いっぱいのときはファイルできません。カードを捨てることもできないので、ビルドしてください。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>知っておくこと</translation>
    </message>
    <message>
        <source>You can File only if there is a face-up card to take.</source>
        <translation>表向きのカードがあるときだけファイルできます。</translation>
    </message>
    <message>
        <source>A card that is in your Archive already cannot be filed again.</source>
        <translation>すでにアーカイブにあるカードは、もう一度ファイルできません。</translation>
    </message>
    <message>
        <source>Archives are open: everybody sees what you have filed.</source>
        <translation>アーカイブは公開です。何をファイルしたかは全員に見えます。</translation>
    </message>
    <message>
        <source>A card in your Archive is no active Gizmo. It does nothing and is worth nothing.</source>
        <translation>アーカイブのカードはアクティブなギズモではありません。何も起こらず、得点にもなりません。</translation>
    </message>
    <message>
        <source>A File in a Research, or by the effect of a Gizmo, is a File as well: it triggers your File Gizmos.</source>
        <translation>リサーチやギズモの効果でのファイルも、同じファイルです。ファイルのギズモが起動します。</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>ピック</translation>
    </message>
    <message>
        <source>Choose one of the 6 Energy Spheres in the Energy Row and put it into your Energy Storage Ring. The row moves up, and a new sphere rolls in at once.</source>
        <translation>エネルギー列にある6個のエネルギーから1個を選び、エネルギー貯蔵リングに入れます。列が詰まり、すぐに新しいエネルギーが転がり出ます。</translation>
    </message>
    <message>
        <source>From the Energy Row into your ring</source>
        <translation>エネルギー列からリングへ</translation>
    </message>
    <message>
        <source>Energy Row</source>
        <translation>エネルギー列</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>Your ring is full</source>
        <translation>リングがいっぱい</translation>
    </message>
    <message>
        <source>Your Storage Limit says how many spheres your ring can hold. It is 5 at the start, and Upgrades raise it. With a full ring you can take no sphere, not even in exchange for another one. Build something to make room.</source>
        <translation>エネルギー貯蔵量は、リングに入れられるエネルギーの数です。最初は5個で、アップグレードで増えます。いっぱいのときは、交換でも取ることができません。ビルドして空きを作ってください。</translation>
    </message>
    <message>
        <source>Random spheres</source>
        <translation>ランダムなエネルギー</translation>
    </message>
    <message>
        <source>Some Gizmos let you draw a random sphere. It comes out of the dispenser, not out of the row. That is no Pick, so it triggers nothing. It needs room in your ring, too.</source>
        <translation>ランダムなエネルギーを1個引けるギズモもあります。列ではなくディスペンサーから出てきます。ピックではないので、何も起動しません。これもリングに空きが必要です。</translation>
    </message>
    <message>
        <source>Several spheres by one Gizmo</source>
        <translation>1つのギズモで複数のエネルギー</translation>
    </message>
    <message>
        <source>You take them one by one. The row fills up after each Pick, so the next one may be the sphere that has just rolled in. What your Picks trigger can be used after the last one. If your ring has room for fewer, you take what fits and the rest is lost.</source>
        <translation>1個ずつ取ります。ピックのたびに列が補充されるので、次に今出てきたものも選べます。起動したギズモは、最後のピックの後に使えます。リングの空きが足りなければ、入る分だけ取り、残りは失われます。</translation>
    </message>
    <message>
        <source>If the row is empty, there is no sphere to take.</source>
        <translation>列が空なら、取れるエネルギーはありません。</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>Choose a card of the display or of your Archive and pay its cost with the spheres in your ring. They go back into the dispenser. The card becomes an active Gizmo in the column of its kind.</source>
        <translation>場かアーカイブのカードを1枚選び、リングのエネルギーでコストを払います。払った分はディスペンサーに戻ります。カードは種類に応じた列で、アクティブなギズモになります。</translation>
    </message>
    <message>
        <source>Paying for a card</source>
        <translation>カードのコストを払う</translation>
    </message>
    <message>
        <source>3 Atomic pay for this one.</source>
        <translation>これは原子力3で払います。</translation>
    </message>
    <message>
        <source>Any 7 spheres pay for a Generic Gizmo.</source>
        <translation>汎用ギズモは、どのエネルギーでも7個で払えます。</translation>
    </message>
    <message>
        <source>An empty place of the display is filled at once, before any Gizmo is used.</source>
        <translation>場の空いた枠は、ギズモを使う前にすぐ補充されます。</translation>
    </message>
    <message>
        <source>A Gizmo that you have built stays for the rest of the game.</source>
        <translation>ビルドしたギズモは、ゲームの終わりまで残ります。</translation>
    </message>
    <message>
        <source>You cannot pay</source>
        <translation>コストを払えない</translation>
    </message>
    <message>
        <source>The card must be paid in its own Energy, or in what your Converters make of your spheres. The program says how many spheres you are short. Pick some, or File the card so that nobody else gets it.</source>
        <translation>カードと同じ種類のエネルギーか、コンバーターで変えたエネルギーで払います。足りない数は画面に表示されます。ピックして集めるか、他の人に取られないようにファイルしましょう。</translation>
    </message>
    <message>
        <source>Paying exactly</source>
        <translation>ちょうど払う</translation>
    </message>
    <message>
        <source>You pay the cost, not more. A discount is an offer: you may pay the lower cost, the full cost, or anything in between. Several discounts add up, but a cost never falls below 0.</source>
        <translation>コストより多くは払えません。割引は使っても使わなくてもよく、割引後から元のコストまで好きな数を払えます。割引は重なりますが、0より小さくはなりません。</translation>
    </message>
    <message>
        <source>Generic Gizmos</source>
        <translation>汎用ギズモ</translation>
    </message>
    <message>
        <source>Any mix of Energy pays for a Generic Gizmo. When you build it, it counts as a Gizmo of every Energy: it triggers all your Build Gizmos that wait for a colour, each of them once.</source>
        <translation>汎用ギズモはどの種類を混ぜても払えます。ビルドしたときは、すべてのエネルギーのギズモとして数えます。色を待つビルドのギズモが、それぞれ1度ずつ起動します。</translation>
    </message>
    <message>
        <source>Building for free</source>
        <translation>無料のビルド</translation>
    </message>
    <message>
        <source>Some Gizmos let you build a level 1 card for free, from the display or from your Archive. That is a Build like any other and triggers your Gizmos. It needs a card of level 1 in one of the two.</source>
        <translation>場かアーカイブのレベル1のカードを無料でビルドできるギズモもあります。普通のビルドと同じで、ギズモが起動します。どちらかにレベル1のカードが必要です。</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
    <message>
        <source>Choose one Level Deck and draw as many cards as your Research Amount says: 3 at the start, and Upgrades raise it. Only you see them.</source>
        <translation>レベル別山札を1つ選び、リサーチ量と同じ枚数のカードを引きます。最初は3枚で、アップグレードで増えます。見えるのは自分だけです。</translation>
    </message>
    <message>
        <source>Drawing from a Level Deck</source>
        <translation>レベル別山札から引く</translation>
    </message>
    <message>
        <source>Draw cards of one level</source>
        <translation>1つのレベルのカードを引く</translation>
    </message>
    <message>
        <source>Build one, File one, or keep none</source>
        <translation>1枚をビルドかファイル、またはなし</translation>
    </message>
    <message>
        <source>The rest goes under the deck</source>
        <translation>残りは山札の下へ</translation>
    </message>
    <message>
        <source>Then do one of these:</source>
        <translation>そして次のどれか1つを行います：</translation>
    </message>
    <message>
        <source>Build one of the cards, and pay for it.</source>
        <translation>カードを1枚、コストを払ってビルドする。</translation>
    </message>
    <message>
        <source>File one of the cards, if your Archive has room.</source>
        <translation>アーカイブに空きがあれば、カードを1枚ファイルする。</translation>
    </message>
    <message>
        <source>Keep none of them.</source>
        <translation>どれも取らない。</translation>
    </message>
    <message>
        <source>All other cards go to the bottom of their deck, one by one, in the order that you choose.</source>
        <translation>他のカードはすべて、選んだ順番で1枚ずつ山札の下に戻します。</translation>
    </message>
    <message>
        <source>What it triggers</source>
        <translation>何が起動するか</translation>
    </message>
    <message>
        <source>Research itself triggers nothing. What you build or file in it triggers your Gizmos like any other Build or File. Such a Build comes neither from the display nor from your Archive.</source>
        <translation>リサーチそのものでは何も起動しません。その中でのビルドやファイルでは、いつものようにギズモが起動します。そのビルドは、場からでもアーカイブからでもない扱いです。</translation>
    </message>
    <message>
        <source>Few cards or none</source>
        <translation>カードが少ないとき、ないとき</translation>
    </message>
    <message>
        <source>If the deck has fewer cards than your Research Amount, you draw all of them. From an empty deck you cannot draw. If all 3 decks are empty, you cannot Research.</source>
        <translation>山札の枚数がリサーチ量より少なければ、全部引きます。空の山札からは引けません。3つとも空なら、リサーチできません。</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>You are inventors at a science fair. You build machines, called Gizmos, and each of them does something for you. At first you do one thing in a turn. Later one thing triggers the next.</source>
        <translation>プレイヤーは科学博覧会の発明家です。ギズモと呼ばれるマシンを作り、それぞれが役に立ちます。最初は1手番に1つのことしかできませんが、やがて1つが次を起動します。</translation>
    </message>
    <message>
        <source>2 to 4 players take turns. Whoever has the most Victory Points at the end wins.</source>
        <translation>2〜4人が順番に手番を行います。最後に勝利ポイントが一番多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Energy Spheres pay for Gizmos. There are 4 kinds of Energy.</source>
        <translation>ギズモのコストはエネルギーで払います。エネルギーは4種類あります。</translation>
    </message>
    <message>
        <source>What is on a card</source>
        <translation>カードの見方</translation>
    </message>
    <message>
        <source>A Gizmo card</source>
        <translation>ギズモカード</translation>
    </message>
    <message>
        <source>Cost: so many spheres of this Energy</source>
        <translation>コスト：この種類のエネルギーの数</translation>
    </message>
    <message>
        <source>Level: one, two or three bars</source>
        <translation>レベル：1〜3本の棒</translation>
    </message>
    <message>
        <source>Victory Points at the end</source>
        <translation>最後の勝利ポイント</translation>
    </message>
    <message>
        <source>Its machine: no two are alike</source>
        <translation>マシン：同じものはありません</translation>
    </message>
    <message>
        <source>What it does: what triggers it, an arrow, its effect</source>
        <translation>働き：起動の条件、矢印、効果</translation>
    </message>
    <message>
        <source>An active Gizmo lies in one of 5 columns below your Player Dashboard: Upgrade, Converter, File, Pick or Build. The column says what triggers it.</source>
        <translation>アクティブなギズモは、プレイヤーダッシュボードの下の5つの列（アップグレード、コンバーター、ファイル、ピック、ビルド）のどれかに置きます。列によって起動の条件がわかります。</translation>
    </message>
    <message>
        <source>A card with a tab of all colours is a Generic Gizmo. Any mix of Energy pays for it.</source>
        <translation>すべての色のタブが付いたカードは汎用ギズモです。どの種類を混ぜても払えます。</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>The program lays everything out for you:</source>
        <translation>準備はすべてプログラムが行います：</translation>
    </message>
    <message>
        <source>Every player gets a Player Dashboard, an Energy Storage Ring and a Starting Gizmo. The Starting Gizmo is active at once, in the File column.</source>
        <translation>各プレイヤーは、プレイヤーダッシュボード、エネルギー貯蔵リング、スタート時のギズモを受け取ります。スタート時のギズモは、最初からファイルの列でアクティブです。</translation>
    </message>
    <message>
        <source>Lots are drawn for the First Player. The turns go round clockwise.</source>
        <translation>先手プレイヤーはくじで決めます。手番は時計回りに進みます。</translation>
    </message>
    <message>
        <source>The cards are shuffled, one Level Deck for each level. There are 36 cards of each level. 20 cards of level 3 leave the game, and nobody sees which: only 16 of them are used.</source>
        <translation>カードをレベルごとにシャッフルし、レベル別山札にします。どのレベルも36枚です。レベル3からは20枚を誰も見ずに取り除き、16枚だけを使います。</translation>
    </message>
    <message>
        <source>The Display Area is filled: 4 cards of level 1, 3 of level 2 and 2 of level 3, all face up.</source>
        <translation>場に表向きに並べます。レベル1が4枚、レベル2が3枚、レベル3が2枚です。</translation>
    </message>
    <message>
        <source>All 52 Energy Spheres go into the Energy Dispenser, 13 of each kind. 6 of them roll out by chance: they are the Energy Row.</source>
        <translation>エネルギー52個（各13個）をすべてエネルギーディスペンサーに入れます。ランダムに6個が転がり出て、エネルギー列になります。</translation>
    </message>
    <message>
        <source>At the start your Storage Limit is 5, your File Limit is 1 and your Research Amount is 3.</source>
        <translation>最初は、エネルギー貯蔵量が5、アーカイブの上限が1、リサーチ量が3です。</translation>
    </message>
    <message>
        <source>Level Decks and Display Area</source>
        <translation>レベル別山札と場</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>レベル3</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>レベル2</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>レベル1</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>知ることができるもの</translation>
    </message>
    <message>
        <source>Open to all: the display, the row, all rings, archives, active Gizmos and tokens, and how many cards are in each deck.</source>
        <translation>全員に公開：場、列、全員のリング、アーカイブ、アクティブなギズモ、トークン、各山札の枚数。</translation>
    </message>
    <message>
        <source>Hidden from all: the order of the decks, the next sphere, and which cards of level 3 have left the game.</source>
        <translation>全員に非公開：山札の順番、次のエネルギー、取り除いたレベル3のカード。</translation>
    </message>
    <message>
        <source>Hidden from the others: the cards that you draw in a Research.</source>
        <translation>他の人に非公開：リサーチで引いたカード。</translation>
    </message>
    <message>
        <source>Option: the chute can be seen</source>
        <translation>オプション：次のエネルギーを表示</translation>
    </message>
    <message>
        <source>If you choose this for a new game, all see the one sphere that rolls into the row next. A random draw then takes another one.</source>
        <translation>新しいゲームでこれを選ぶと、次に列へ転がる1個が全員に見えます。ランダムに引くときは、それとは別のものになります。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>自分の手番</translation>
    </message>
    <message>
        <source>In your turn you do exactly one of these 4 actions:</source>
        <translation>自分の手番では、次の4つのアクションのうち1つを行います：</translation>
    </message>
    <message>
        <source>The 4 actions</source>
        <translation>4つのアクション</translation>
    </message>
    <message>
        <source>Put a card of the display into your Archive, to build it later.</source>
        <translation>場のカードを1枚、後でビルドするためにアーカイブに移す。</translation>
    </message>
    <message>
        <source>Take an Energy Sphere of the row into your ring.</source>
        <translation>列のエネルギーを1個、リングに入れる。</translation>
    </message>
    <message>
        <source>Pay for a card of the display or of your Archive: it becomes an active Gizmo.</source>
        <translation>場かアーカイブのカードのコストを払い、アクティブなギズモにする。</translation>
    </message>
    <message>
        <source>Draw cards of one deck. Build or File one of them, or keep none.</source>
        <translation>1つの山札からカードを引き、1枚をビルドかファイルするか、どれも取らない。</translation>
    </message>
    <message>
        <source>Then you may use the Gizmos that your action has triggered, and those that these trigger in turn. Your turn ends when you say so, or when nothing is left to be used.</source>
        <translation>その後、アクションで起動したギズモと、そこからさらに起動したギズモを使えます。手番は、自分で終えるか、使えるものがなくなると終わります。</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <translation>1つずつ行う</translation>
    </message>
    <message>
        <source>What you have begun comes first: a payment, an effect of several steps, the cards of a Research. You may skip the rest of an effect.</source>
        <translation>始めたことを先に終えます。支払い、何回かに分かれる効果、リサーチのカードなどです。効果の残りはスキップできます。</translation>
    </message>
    <message>
        <source>While others decide</source>
        <translation>他の人が決めている間</translation>
    </message>
    <message>
        <source>You decide only when it is your turn. Meanwhile you can look at every card and every dashboard.</source>
        <translation>決めるのは自分の手番だけです。その間も、すべてのカードとダッシュボードを見られます。</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>You may not pass as long as one of the 4 actions is possible. If none is, your turn is passed. If all players have to pass one after another, the game ends at once and is scored.</source>
        <translation>4つのアクションのどれかができる間はパスできません。どれもできなければ、自動でパスになります。全員が続けてパスになると、ゲームはすぐに終わり、得点を数えます。</translation>
    </message>
    <message>
        <source>Each sort of Gizmo once, with one of its cards as an example: the others of that sort have other colours. The gallery shows all 112 cards.</source>
        <translation>ギズモの種類ごとに、カード1枚を例に示します。同じ種類の他のカードは色が違うだけです。ギャラリーで全112枚を見られます。</translation>
    </message>
    <message>
        <source>List of effects</source>
        <translation>効果一覧</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n Starting Gizmo(s)</source>
        <translation>
            <numerusform>スタート時のギズモ%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level {level}: %n card(s)</source>
        <translation>
            <numerusform>レベル{level}：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Upgrades need no trigger: they work at once and for good.</source>
        <translation>アップグレードは起動の必要がありません。すぐに働き、ゲームの終わりまで続きます。</translation>
    </message>
    <message>
        <source>Converters work while you pay, each of them at most once in a turn.</source>
        <translation>コンバーターは支払うときに、1手番に1度まで働きます。</translation>
    </message>
    <message>
        <source>Triggered by every File: as your action, in a Research, by an effect.</source>
        <translation>どのファイルでも起動します。アクション、リサーチ、効果のどれでもかまいません。</translation>
    </message>
    <message>
        <source>Triggered when you Pick a sphere of that colour out of the row.</source>
        <translation>その色のエネルギーを列からピックすると起動します。</translation>
    </message>
    <message>
        <source>Triggered when you build a Gizmo of that sort. A colour means the Energy that it costs.</source>
        <translation>その種類のギズモをビルドすると起動します。色はコストのエネルギーを表します。</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>終了と得点</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>ゲームの終了</translation>
    </message>
    <message>
        <source>A player triggers the end by one of these:</source>
        <translation>誰かが次のどちらかになると、ゲームの終了が決まります：</translation>
    </message>
    <message>
        <source>the 4th Gizmo of level 3;</source>
        <translation>レベル3のギズモが4個になる。</translation>
    </message>
    <message>
        <source>the 16th active Gizmo. The Starting Gizmo counts.</source>
        <translation>アクティブなギズモが16個になる。スタート時のギズモも数えます。</translation>
    </message>
    <message>
        <source>That turn is played to its end, Chain Reaction and all. Then the round is finished: the last turn is that of the player to the right of the First Player. So all have had the same number of turns.</source>
        <translation>その手番を連鎖反応も含めて最後まで行います。その後、先手プレイヤーの右隣のプレイヤーの手番まで続けます。こうして全員の手番の数が同じになります。</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>What is added up</source>
        <translation>合計するもの</translation>
    </message>
    <message>
        <source>Active Gizmos</source>
        <translation>アクティブギズモ</translation>
    </message>
    <message>
        <source>the points on their medals</source>
        <translation>メダルの点数</translation>
    </message>
    <message>
        <source>Victory Point Tokens</source>
        <translation>勝利ポイントトークン</translation>
    </message>
    <message>
        <source>what your Gizmos have gained during the game</source>
        <translation>ゲーム中にギズモで獲得した分</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>最後の得点</translation>
    </message>
    <message>
        <source>what Upgrades give for your ring or your tokens</source>
        <translation>リングやトークンに応じてアップグレードがくれる分</translation>
    </message>
    <message>
        <source>Cards in your Archive are worth nothing.</source>
        <translation>アーカイブのカードは得点になりません。</translation>
    </message>
    <message>
        <source>Spheres in your ring are worth nothing, unless an Upgrade says so.</source>
        <translation>リングのエネルギーは、アップグレードがなければ得点になりません。</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players are level, these decide in order:</source>
        <translation>得点が一番多いプレイヤーの勝ちです。同点なら、次の順で決めます：</translation>
    </message>
    <message>
        <source>more active Gizmos (the Archive does not count);</source>
        <translation>アクティブなギズモが多い（アーカイブは含まない）。</translation>
    </message>
    <message>
        <source>more spheres in the ring;</source>
        <translation>リングのエネルギーが多い。</translation>
    </message>
    <message>
        <source>the place farther from the First Player, clockwise.</source>
        <translation>先手プレイヤーから時計回りにより遠い。</translation>
    </message>
    <message>
        <source>So there is always exactly one winner.</source>
        <translation>ですから、勝者は必ず1人です。</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>よくある質問</translation>
    </message>
    <message>
        <source>Can I use a Gizmo in the turn in which I build it?</source>
        <translation>ビルドした手番にそのギズモを使えますか？</translation>
    </message>
    <message>
        <source>Yes, if another action of that turn triggers it after it was built. The Build that made it does not trigger it. For example, you build a Gizmo that waits for a Pick; a second Gizmo then lets you Pick, and the new one is triggered.</source>
        <translation>はい。ビルドした後に、同じ手番の別のアクションで起動すれば使えます。それをビルドしたアクションでは起動しません。たとえば、ピックで起動するギズモをビルドし、別のギズモの効果でピックすると、新しいギズモが起動します。</translation>
    </message>
    <message>
        <source>What if a deck has fewer cards than my Research Amount?</source>
        <translation>山札の枚数がリサーチ量より少ないときは？</translation>
    </message>
    <message>
        <source>You draw those that are left. With a Research Amount of 3 and 2 cards in the deck you draw 2. You build or file one of them if you can and like, and the rest goes back.</source>
        <translation>残っている分を引きます。リサーチ量が3で山札が2枚なら、2枚引きます。できるなら1枚をビルドかファイルし、残りは戻します。</translation>
    </message>
    <message>
        <source>Is a random sphere from the dispenser a Pick?</source>
        <translation>ディスペンサーからのランダムなエネルギーはピックですか？</translation>
    </message>
    <message>
        <source>No. A Pick takes a sphere of your choice out of the Energy Row. A random draw triggers no Gizmo that waits for a Pick.</source>
        <translation>いいえ。ピックは、エネルギー列から好きな1個を取ることです。ランダムに引いても、ピックを待つギズモは起動しません。</translation>
    </message>
    <message>
        <source>Can my Archive grow? Can I File more than once in a turn?</source>
        <translation>アーカイブは広がりますか。1手番に何度もファイルできますか？</translation>
    </message>
    <message>
        <source>Yes and yes. Upgrades raise your File Limit. You choose one action in a turn, but Gizmos may let you File once more, as long as your Archive has room.</source>
        <translation>どちらも、はい。アップグレードでアーカイブの上限が増えます。選べるアクションは1手番に1つですが、アーカイブに空きがあれば、ギズモの効果でさらにファイルできることがあります。</translation>
    </message>
    <message>
        <source>Is a Generic Gizmo of every Energy for all triggers?</source>
        <translation>汎用ギズモは、どの起動の条件でもすべてのエネルギーになりますか？</translation>
    </message>
    <message>
        <source>Only when it is built: then it triggers every Build Gizmo that waits for a colour. Filing it triggers your File Gizmos like any other card. Pick triggers ask for spheres, so it does not matter there.</source>
        <translation>ビルドしたときだけです。そのとき、色を待つビルドのギズモがすべて起動します。ファイルしたときは、他のカードと同じくファイルのギズモが起動します。ピックの条件はエネルギーを見るので、関係ありません。</translation>
    </message>
    <message>
        <source>Can several Converters work in one payment?</source>
        <translation>1回の支払いで、いくつものコンバーターを使えますか？</translation>
    </message>
    <message>
        <source>Yes, each of them once in the turn, in any order. For example, one lets Electric count as Heat, and another one lets that Heat count as two.</source>
        <translation>はい。どれも1手番に1度、好きな順番で使えます。たとえば、1つで電気を熱にし、もう1つでその熱を2個として数えます。</translation>
    </message>
    <message>
        <source>Can I Pick with a full ring, only to trigger something?</source>
        <translation>リングがいっぱいでも、起動のためだけにピックできますか？</translation>
    </message>
    <message>
        <source>No. With a full ring no Pick is possible. Every Pick trigger asks for the colour that was taken, so without a sphere nothing would be triggered.</source>
        <translation>いいえ。いっぱいのときはピックできません。ピックの条件は取った色を見るので、エネルギーを取らなければ何も起動しません。</translation>
    </message>
    <message>
        <source>May I keep nothing of a Research?</source>
        <translation>リサーチで何も取らなくてもよいですか？</translation>
    </message>
    <message>
        <source>Yes. You may look at the cards and put all of them back under the deck, in the order that you like.</source>
        <translation>はい。カードを見て、全部を好きな順番で山札の下に戻せます。</translation>
    </message>
    <message>
        <source>When is an empty place of the display filled?</source>
        <translation>場の空いた枠はいつ補充されますか？</translation>
    </message>
    <message>
        <source>At once, as part of the Build or File that took the card, and before any Gizmo is used. If the deck is empty, the place stays empty.</source>
        <translation>カードを取ったビルドやファイルの一部として、ギズモを使う前にすぐ補充されます。山札が空なら、空いたままです。</translation>
    </message>
    <message>
        <source>Are Victory Point Tokens good for anything during the game?</source>
        <translation>勝利ポイントトークンはゲーム中に何かの役に立ちますか？</translation>
    </message>
    <message>
        <source>No. You get them by the effects of Gizmos, they are open to all, and they count at the end. They do not break ties.</source>
        <translation>いいえ。ギズモの効果で手に入り、全員に公開され、最後に数えます。同点の判定には使いません。</translation>
    </message>
    <message>
        <source>Do I have to take a discount, or use a Gizmo?</source>
        <translation>割引やギズモは必ず使わなければいけませんか？</translation>
    </message>
    <message>
        <source>No. Both are offers. Some players pay the full cost to make room in their ring.</source>
        <translation>いいえ。どちらも自由です。リングに空きを作るため、元のコストを払う人もいます。</translation>
    </message>
    <message>
        <source>Who made Gizmos?</source>
        <translation>Gizmosを作ったのは誰ですか？</translation>
    </message>
    <message>
        <source>Gizmos came out in 2018. Phil Walker-Harding designed it, CMON and Edge publish it. This program is made by fans and is not theirs.</source>
        <translation>Gizmosは2018年に発売されました。作者はPhil Walker-Harding、出版はCMONとEdgeです。このプログラムはファンが作ったもので、彼らのものではありません。</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>コツ</translation>
    </message>
    <message>
        <source>Think in chains</source>
        <translation>連鎖で考える</translation>
    </message>
    <message>
        <source>Points come from turns in which much happens. Look for Gizmos that trigger each other: one that lets you Pick, and one that waits for the colour that you would take anyway.</source>
        <translation>得点は、多くのことが起こる手番から生まれます。互いに起動し合うギズモを探しましょう。ピックできるものと、どうせ取る色を待っているものの組み合わせです。</translation>
    </message>
    <message>
        <source>Mind your limits</source>
        <translation>上限に気をつける</translation>
    </message>
    <message>
        <source>A full ring or a full Archive stops a chain. Upgrades are cheap at the start and help in every turn after that.</source>
        <translation>リングやアーカイブがいっぱいだと連鎖が止まります。アップグレードは序盤には安く、その後の手番でずっと役立ちます。</translation>
    </message>
    <message>
        <source>Follow the display, or dig</source>
        <translation>場に合わせるか、掘り当てる</translation>
    </message>
    <message>
        <source>The display changes all the time, so change your plan with it. If it has nothing for you, Research: a deck of level 3 holds what wins games.</source>
        <translation>場は常に変わるので、作戦も変えましょう。欲しいものがなければリサーチします。レベル3の山札には勝負を決めるものがあります。</translation>
    </message>
    <message>
        <source>File early</source>
        <translation>早めにファイルする</translation>
    </message>
    <message>
        <source>A File costs nothing, keeps a card from the others, and your Starting Gizmo gives you a random sphere for it.</source>
        <translation>ファイルにコストはかからず、カードを他の人から守れます。さらにスタート時のギズモで、ランダムなエネルギーが1個手に入ります。</translation>
    </message>
    <message>
        <source>Watch the end</source>
        <translation>終わりを見すえる</translation>
    </message>
    <message>
        <source>Count the Gizmos of the others, and those of level 3. When the end comes near, points at once are better than machines for later.</source>
        <translation>他の人のギズモの数と、レベル3の数を数えましょう。終わりが近づいたら、後で役立つマシンよりすぐの得点が大切です。</translation>
    </message>
    <message>
        <source>Converters</source>
        <translation>コンバーター</translation>
    </message>
    <message>
        <source>While you pay for a Build, Converters change what your spheres count as. At all other times they do nothing.</source>
        <translation>ビルドのコストを払うとき、コンバーターはエネルギーの種類や数を変えます。それ以外のときは何もしません。</translation>
    </message>
    <message>
        <source>What you spend, the Converter at work, what it counts as</source>
        <translation>払うもの、働くコンバーター、何として数えるか</translation>
    </message>
    <message>
        <source>1 Heat counts as 1 of any Energy.</source>
        <translation>熱1は、好きなエネルギー1として数えます。</translation>
    </message>
    <message>
        <source>1 Atomic counts as 2 Atomic.</source>
        <translation>原子力1は、原子力2として数えます。</translation>
    </message>
    <message>
        <source>1 or 2 Electric count as any Energy, each as you like.</source>
        <translation>電気1か2は、それぞれ好きなエネルギーとして数えます。</translation>
    </message>
    <message>
        <source>Each Converter works at most once in a turn, in one payment.</source>
        <translation>どのコンバーターも、1手番に1度、1回の支払いでだけ働きます。</translation>
    </message>
    <message>
        <source>In one payment you may use as many different Converters as you like, one after the other: what one of them gives, another one may take.</source>
        <translation>1回の支払いで、別々のコンバーターをいくつでも続けて使えます。1つの結果を、次のコンバーターに使えます。</translation>
    </message>
    <message>
        <source>A Converter with two parts does one of them or both, in the same payment.</source>
        <translation>2つの働きがあるコンバーターは、同じ支払いで片方または両方を使えます。</translation>
    </message>
    <message>
        <source>What your spheres count as must be exactly what you pay. Leave a doubling out if it is too much.</source>
        <translation>数えた結果は、払うコストとちょうど同じでなければなりません。多すぎるなら、2倍にするのをやめてください。</translation>
    </message>
    <message>
        <source>No sphere is added to your ring. Only the spheres that you spend leave it, and they go back into the dispenser.</source>
        <translation>リングのエネルギーが増えるわけではありません。払った分だけがリングから出て、ディスペンサーに戻ります。</translation>
    </message>
    <message>
        <source>A Converter that you have just built can work in a later payment of the same turn.</source>
        <translation>ビルドしたばかりのコンバーターも、同じ手番の後の支払いで使えます。</translation>
    </message>
    <message>
        <source>Chain Reactions</source>
        <translation>連鎖反応</translation>
    </message>
    <message>
        <source>An action can trigger your Gizmos. Use them in any order you like, each of them at most once in a turn. What one does can trigger the next one: that is a Chain Reaction.</source>
        <translation>アクションで自分のギズモが起動します。好きな順番で、それぞれ1手番に1度まで使えます。1つの効果で次のギズモが起動することもあり、これが連鎖反応です。</translation>
    </message>
    <message>
        <source>Read a Gizmo from left to right</source>
        <translation>ギズモは左から右へ読む</translation>
    </message>
    <message>
        <source>When you Pick</source>
        <translation>ピック時</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>このどれか</translation>
    </message>
    <message>
        <source>then</source>
        <translation>すると</translation>
    </message>
    <message>
        <source>draw a random sphere</source>
        <translation>ランダムに1個引く</translation>
    </message>
    <message>
        <source>What a Gizmo tells you</source>
        <translation>ギズモの印</translation>
    </message>
    <message>
        <source>Ready: press its key, or click it</source>
        <translation>使用可：キーかクリック</translation>
    </message>
    <message>
        <source>Triggered, but impossible for now: the reason stands below</source>
        <translation>起動したが今は使えない：理由は下に表示</translation>
    </message>
    <message>
        <source>Used in this turn</source>
        <translation>この手番で使用済み</translation>
    </message>
    <message>
        <source>A chain, step by step</source>
        <translation>連鎖の例</translation>
    </message>
    <message>
        <source>You Build a Heat Gizmo</source>
        <translation>熱のギズモをビルド</translation>
    </message>
    <message>
        <source>That triggers a Pick</source>
        <translation>ピックが起動</translation>
    </message>
    <message>
        <source>You take Atomic</source>
        <translation>原子力を取る</translation>
    </message>
    <message>
        <source>That triggers a draw</source>
        <translation>ランダムに引く効果が起動</translation>
    </message>
    <message>
        <source>A draw triggers nothing</source>
        <translation>引いても何も起動しない</translation>
    </message>
    <message>
        <source>Using a Gizmo is always up to you.</source>
        <translation>ギズモを使うかどうかは、いつでも自由です。</translation>
    </message>
    <message>
        <source>A Gizmo that you build can be triggered later in the same turn, but never by the action that builds it, and not by what happened before.</source>
        <translation>ビルドしたギズモは、同じ手番の後で起動することがあります。ただし、それをビルドしたアクションや、それより前のことでは起動しません。</translation>
    </message>
    <message>
        <source>Once triggered, a Gizmo stays usable to the end of your turn. If its effect is impossible, it waits: it can be used as soon as there is room, a card or a sphere again.</source>
        <translation>起動したギズモは、手番の終わりまで使えます。効果が行えないときは待機し、空き、カード、エネルギーができればすぐに使えます。</translation>
    </message>
    <message>
        <source>A Gizmo that is triggered twice is still used once. Used, it cannot be triggered again in this turn.</source>
        <translation>2度起動したギズモも、使えるのは1度です。使った後は、その手番ではもう起動しません。</translation>
    </message>
    <message>
        <source>A trigger with two colours waits for one of them. It is triggered once, not once for each colour.</source>
        <translation>2色の条件は、どちらか1色で満たされます。起動は1度だけで、色ごとではありません。</translation>
    </message>
    <message>
        <source>A Pick, Build, File or Research by an effect is as good as one that you have chosen: it triggers your Gizmos, too.</source>
        <translation>効果によるピック、ビルド、ファイル、リサーチも、自分で選んだアクションと同じです。やはりギズモが起動します。</translation>
    </message>
    <message>
        <source>An effect of several steps may be stopped after any of them. The Gizmo has been used all the same.</source>
        <translation>何回かに分かれる効果は、途中でやめられます。それでもギズモは使用済みになります。</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>アップグレード</translation>
    </message>
    <message>
        <source>Upgrades need no trigger. They work at once, and to the end of the game.</source>
        <translation>アップグレードは起動の必要がありません。すぐに働き、ゲームの終わりまで続きます。</translation>
    </message>
    <message>
        <source>Higher limits</source>
        <translation>上限が増える</translation>
    </message>
    <message>
        <source>Storage Limit, File Limit and Research Amount are raised for good. In the middle of a Chain Reaction this helps at once: a Gizmo that was waiting for room can be used now.</source>
        <translation>エネルギー貯蔵量、アーカイブの上限、リサーチ量が増え、ゲームの終わりまで続きます。連鎖反応の途中でもすぐ役立ち、空きを待っていたギズモが使えるようになります。</translation>
    </message>
    <message>
        <source>Discounts</source>
        <translation>割引</translation>
    </message>
    <message>
        <source>Gizmos of that sort cost you 1 less, each of them. The Build of the Upgrade itself gets no discount from it.</source>
        <translation>その種類のギズモは、どれもコストが1減ります。そのアップグレード自体のビルドは割引されません。</translation>
    </message>
    <message>
        <source>No more File</source>
        <translation>ファイル不可</translation>
    </message>
    <message>
        <source>This Upgrade is worth many points, but you cannot File any more: not as your action, not in a Research, not by an effect. Cards that are in your Archive stay there, and you can build them.</source>
        <translation>このアップグレードは得点が高い代わりに、もうファイルできません。アクションでも、リサーチでも、効果でもできません。アーカイブにあるカードはそのままで、ビルドできます。</translation>
    </message>
    <message>
        <source>No more Research</source>
        <translation>リサーチ不可</translation>
    </message>
    <message>
        <source>This Upgrade is worth many points, but you cannot Research any more: not as your action, not by an effect.</source>
        <translation>このアップグレードは得点が高い代わりに、もうリサーチできません。アクションでも、効果でもできません。</translation>
    </message>
    <message>
        <source>Two sorts of Generic Gizmos are worth what you have at the end: 1 point for each sphere in your ring, or 1 point for each point that you have in tokens. Two of the same sort count twice.</source>
        <translation>2種類の汎用ギズモは、最後に持っているものに応じて得点になります。リングのエネルギー1個につき1点、またはトークンの1点につき1点です。同じ種類が2つあれば、2回数えます。</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
</context>
<context>
    <name>SaveSheet</name>
    <message>
        <source>Folder and name of the file</source>
        <translation>フォルダーと名前</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Level 3 Gizmos</source>
        <translation>レベル3のギズモ</translation>
    </message>
    <message>
        <source>Level 2 Gizmos</source>
        <translation>レベル2のギズモ</translation>
    </message>
    <message>
        <source>Level 1 Gizmos</source>
        <translation>レベル1のギズモ</translation>
    </message>
    <message>
        <source>Award: spheres in the ring</source>
        <translation>ボーナス：リングのエネルギー</translation>
    </message>
    <message>
        <source>Award: tokens</source>
        <translation>ボーナス：トークン</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Tie: more active Gizmos</source>
        <translation>同点：アクティブギズモの数</translation>
    </message>
    <message>
        <source>then more spheres</source>
        <translation>次にエネルギーの数</translation>
    </message>
    <message>
        <source>then later in turn order</source>
        <translation>次に手番順が後の人</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
</context>
<context>
    <name>ScreenHead</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>席を追加</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>人間かコンピューターか</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>席%1の名前</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>席%1のプレイヤー</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>席%1のレベル</translation>
    </message>
    <message>
        <source>Character of seat %1</source>
        <translation>席%1の性格</translation>
    </message>
    <message>
        <source>Plays on this computer. The table is covered until the next person is here.</source>
        <translation>このコンピューターで遊びます。次の人が来るまでテーブルは隠れます。</translation>
    </message>
    <message>
        <source>Plays on this computer.</source>
        <translation>このコンピューターで遊びます。</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>席%1をなくす</translation>
    </message>
</context>
<context>
    <name>Segment</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>SetsOff</name>
    <message>
        <source>What sets them off</source>
        <translation>起動の条件</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>まだなし</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because nothing may be written to their folder; check its permissions.</source>
        <translation>フォルダーに書き込めないため、設定を保存できません。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because the disk is full; make some room and try again.</source>
        <translation>ディスクがいっぱいのため、設定を保存できません。空きを作ってもう一度試してください。</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because another program holds their file; try again later.</source>
        <translation>他のプログラムが使用中のため、設定を保存できません。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>Your settings cannot be kept beyond this session; check the folder they lie in.</source>
        <translation>設定は今回限りで、保存できません。保存先のフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>Your settings could not be read and are as at first; the old file was kept beside the new one.</source>
        <translation>設定を読めなかったため、最初の状態に戻しました。古いデータは新しいものの隣に残してあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n of your settings could not be read and is/are as at first; the old file was kept beside the new one.</source>
        <translation>
            <numerusform>設定のうち%n項目を読めなかったため、最初の状態に戻しました。古いデータは新しいものの隣に残してあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDisplay</name>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>全体の大きさ</translation>
    </message>
    <message>
        <source>80 to 200 %; above 100 % the view follows the mouse and the keyboard</source>
        <translation>80〜200%。100%を超えると表示がマウスとキーボードに追従します</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>F11 changes it anywhere</source>
        <translation>F11でいつでも切り替え</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Same pauses, but nothing travels</source>
        <translation>待ち時間は同じで、ものが動き回りません</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Draw without the graphics card</source>
        <translation>グラフィックカードを使わない</translation>
    </message>
    <message>
        <source>From the next start on; for computers with a troubled graphics driver</source>
        <translation>次の起動から。グラフィックドライバーに問題がある場合に</translation>
    </message>
</context>
<context>
    <name>SettingsGame</name>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Pauses of the computers, and all movement</source>
        <translation>コンピューターの待ち時間と、すべての動き</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>Skip what cannot be used</source>
        <translation>使えないものを飛ばす</translation>
    </message>
    <message>
        <source>Ends a turn when nothing is left to be done</source>
        <translation>できることがなくなったら手番を終えます</translation>
    </message>
    <message>
        <source>Pay by itself</source>
        <translation>自動で支払う</translation>
    </message>
    <message>
        <source>Takes the best payment without asking</source>
        <translation>一番よい払い方を確認なしで使います</translation>
    </message>
    <message>
        <source>Ask before a turn is ended too early</source>
        <translation>早すぎる手番の終了を確認する</translation>
    </message>
    <message>
        <source>When a Gizmo could still be used</source>
        <translation>まだ使えるギズモがあるとき</translation>
    </message>
    <message>
        <source>Ask before a game is left</source>
        <translation>ゲームを離れる前に確認する</translation>
    </message>
    <message>
        <source>The game is kept in any case</source>
        <translation>どちらでもゲームは記録されます</translation>
    </message>
    <message>
        <source>Hints can be asked for</source>
        <translation>ヒントを使う</translation>
    </message>
    <message>
        <source>A game with a hint counts as assisted</source>
        <translation>ヒントを見たゲームはアシストありになります</translation>
    </message>
    <message>
        <source>Tips in the first games</source>
        <translation>最初のゲームでのアドバイス</translation>
    </message>
    <message>
        <source>Each is given once; switched on again, all of them</source>
        <translation>1度ずつ表示。オンにし直すと、またすべて表示</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>手を戻せる範囲</translation>
    </message>
    <message>
        <source>In new games, for all seats</source>
        <translation>新しいゲームのすべての席で</translation>
    </message>
    <message>
        <source>Until a reveal</source>
        <translation>公開されるまで</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>戻せない</translation>
    </message>
    <message>
        <source>Next sphere can be seen in new games</source>
        <translation>新しいゲームで次のエネルギーを表示</translation>
    </message>
    <message>
        <source>All see which energy sphere will roll into the row next</source>
        <translation>次に列に転がり出るエネルギーが全員に見えます</translation>
    </message>
</context>
<context>
    <name>SettingsSample</name>
    <message>
        <source>This is how it looks</source>
        <translation>表示の見本</translation>
    </message>
    <message>
        <source>Ring full</source>
        <translation>リング満杯</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Display and motion</source>
        <translation>表示と動き</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Back to defaults</source>
        <translation>最初の状態に戻す</translation>
    </message>
    <message>
        <source>All settings are as at first.</source>
        <translation>すべての設定が最初の状態です。</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Saves a file with version, log and game; your name and folders are taken out. You decide whom to send it to.</source>
        <translation>バージョン、ログ、ゲームを1つにまとめて保存します。名前とフォルダーは取り除かれます。誰に送るかは自分で決められます。</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>報告を保存…</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere</source>
        <translation>Ctrl+Mでどこでも切り替えられます</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Spheres, cards, Gizmos that are set off, your turn</source>
        <translation>エネルギー、カード、ギズモの起動、手番</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Buttons, and what is not possible</source>
        <translation>ボタンと、できない操作</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>Seat {number} needs a name.</source>
        <translation>席{number}に名前を付けてください。</translation>
    </message>
    <message>
        <source>Two seats are called {name}; give each a name of its own.</source>
        <translation>{name}が2席あります。別々の名前を付けてください。</translation>
    </message>
    <message numerus="yes">
        <source>The seed is a number of at most %n digit(s), or nothing.</source>
        <translation>
            <numerusform>配り番号は%n桁までの数字か、空欄にしてください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetColumn</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>SinceList</name>
    <message>
        <source>Since your last turn</source>
        <translation>前の手番からの出来事</translation>
    </message>
</context>
<context>
    <name>Sphere</name>
    <message>
        <source>%1 sphere, place %2 of the row</source>
        <translation>%1、列の%2番目</translation>
    </message>
    <message numerus="yes">
        <source>Picking it sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>ピックするとギズモ%n個が起動</numerusform>
        </translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Start screen</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Build machines. Set off chains. Draw from the big glass.</source>
        <translation>マシンを作り、連鎖を起こし、ディスペンサーから引こう。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>In progress: %1, finished: %2</source>
        <translation>進行中：%1、終了：%2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>And all Gizmos</source>
        <translation>全ギズモの一覧も</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Turns and keys</source>
        <translation>手番とキー</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>About</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Gizmos Desktop %1. A fan-made program, not from the publisher.</source>
        <translation>Gizmos Desktop %1。ファンが作ったもので、出版社のものではありません。</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>No game counted yet</source>
        <translation>まだ数えたゲームはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n won, {percent} %</source>
        <translation>
            <numerusform>%n勝、{percent}%</numerusform>
        </translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>人間</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n席</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won {wins} of %n game(s)</source>
        <translation>
            <numerusform>%nゲーム中{wins}勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted apart: %n game(s) with help or from the middle of another game, {wins} won</source>
        <translation>
            <numerusform>別集計：アシストありか途中からのゲーム%n件、{wins}勝</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>終了したゲームなし</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {wins} won</source>
        <translation>
            <numerusform>%nゲーム、{wins}勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) kept apart (assisted or what-if)</source>
        <translation>
            <numerusform>別集計：ゲーム%n件（アシストか「もしも」）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of computers alone</source>
        <translation>
            <numerusform>コンピューターだけのゲーム%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between counts</comment>
        <translation>／</translation>
    </message>
    <message>
        <source>Finished: {games}, won: {wins}</source>
        <translation>終了：{games}、勝利：{wins}</translation>
    </message>
    <message>
        <source>The statistics cannot be read; check the permissions of their folder.</source>
        <translation>統計を読めません。フォルダーのアクセス権を確認してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the statistics could not be read and is/are left out.</source>
        <translation>
            <numerusform>統計のうちゲーム%n件を読めなかったため、除いてあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics were saved as {file}.</source>
        <translation>統計を{file}として保存しました。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>アシスト</translation>
    </message>
    <message>
        <source>Branched off</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>人間かコンピューターか</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>最長の連鎖</translation>
    </message>
    <message>
        <source>Built: {kind}</source>
        <translation>ビルド数：{kind}</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>同士の対戦</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>表として保存…</translation>
    </message>
    <message>
        <source>There is nothing to be saved yet.</source>
        <translation>保存するものがまだありません。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>There is nothing to be cleared.</source>
        <translation>消去するものがありません。</translation>
    </message>
    <message>
        <source>The statistics are cleared. They are gone for good when you leave this screen.</source>
        <translation>統計を消去しました。この画面を離れると元に戻せなくなります。</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>StepHead</name>
    <message>
        <source>Only you see these cards</source>
        <translation>自分だけに見えるカードです</translation>
    </message>
    <message>
        <source>Step %1 of 2</source>
        <translation>ステップ%1/2</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>1枚取る</translation>
    </message>
    <message>
        <source>Order of the rest</source>
        <translation>残りの順番</translation>
    </message>
</context>
<context>
    <name>SymbolKey</name>
    <message>
        <source>red drop with a flame</source>
        <translation>炎の付いた赤いしずく</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>熱</translation>
    </message>
    <message>
        <source>yellow rhombus with a flash</source>
        <translation>稲妻の付いた黄色いひし形</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>電気</translation>
    </message>
    <message>
        <source>blue circle with an atom</source>
        <translation>原子の付いた青い丸</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>原子力</translation>
    </message>
    <message>
        <source>black square with a battery</source>
        <translation>電池の付いた黒い四角</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>バッテリー</translation>
    </message>
    <message>
        <source>star in four colors</source>
        <translation>4色の星</translation>
    </message>
    <message>
        <source>any Energy</source>
        <translation>好きなエネルギー</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>疑問符</translation>
    </message>
    <message>
        <source>a random sphere</source>
        <translation>ランダムなエネルギー</translation>
    </message>
    <message>
        <source>medal</source>
        <translation>メダル</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>勝利ポイント</translation>
    </message>
    <message>
        <source>energy, times 2</source>
        <translation>エネルギー×2</translation>
    </message>
    <message>
        <source>counts as two</source>
        <translation>2個として数える</translation>
    </message>
    <message>
        <source>card above a drawer</source>
        <translation>引き出しの上のカード</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>gripper</source>
        <translation>つかむ手</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>ピック</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>ハンマー</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>hammer and drawers</source>
        <translation>ハンマーと引き出し</translation>
    </message>
    <message>
        <source>Build from Archive</source>
        <translation>アーカイブからビルド</translation>
    </message>
    <message>
        <source>hammer and a level 1 card with 0</source>
        <translation>ハンマーと、0の付いたレベル1のカード</translation>
    </message>
    <message>
        <source>Build level 1, free</source>
        <translation>レベル1を無料ビルド</translation>
    </message>
    <message>
        <source>magnifying glass</source>
        <translation>虫眼鏡</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>リサーチ</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>sets this off</source>
        <translation>これを起動</translation>
    </message>
    <message>
        <source>arrow between two energies</source>
        <translation>2つのエネルギーの間の矢印</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>〜として数える</translation>
    </message>
    <message>
        <source>ring of spheres</source>
        <translation>エネルギーの輪</translation>
    </message>
    <message>
        <source>Storage Limit</source>
        <translation>エネルギー貯蔵量</translation>
    </message>
    <message>
        <source>drawers</source>
        <translation>引き出し</translation>
    </message>
    <message>
        <source>File Limit</source>
        <translation>アーカイブの上限</translation>
    </message>
    <message>
        <source>magnifying glass with a number</source>
        <translation>数字の付いた虫眼鏡</translation>
    </message>
    <message>
        <source>Research Amount</source>
        <translation>リサーチ量</translation>
    </message>
    <message>
        <source>price tag</source>
        <translation>値札</translation>
    </message>
    <message>
        <source>costs 1 less</source>
        <translation>コスト−1</translation>
    </message>
    <message>
        <source>card above a drawer, crossed out</source>
        <translation>引き出しの上のカードに斜線</translation>
    </message>
    <message>
        <source>no more File</source>
        <translation>ファイル不可</translation>
    </message>
    <message>
        <source>magnifying glass, crossed out</source>
        <translation>虫眼鏡に斜線</translation>
    </message>
    <message>
        <source>no more Research</source>
        <translation>リサーチ不可</translation>
    </message>
    <message>
        <source>medal times ring</source>
        <translation>メダル×リング</translation>
    </message>
    <message>
        <source>1 for each sphere</source>
        <translation>エネルギー1個で1点</translation>
    </message>
    <message>
        <source>medal times tokens</source>
        <translation>メダル×トークン</translation>
    </message>
    <message>
        <source>tokens count twice</source>
        <translation>トークンが2倍</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>記号</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TableDialogs</name>
    <message>
        <source>Go on learning from the start screen at any time.</source>
        <translation>練習はスタート画面からいつでも続けられます。</translation>
    </message>
    <message>
        <source>Your game is saved as it is now. Continue it from the start screen at any time.</source>
        <translation>ゲームは今の状態で保存されています。スタート画面からいつでも続けられます。</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>このゲームではまだ何も決めていません。</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>このゲームを離れますか？</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>ゲームを離れる</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Get a hint?</source>
        <translation>ヒントを見ますか？</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>ヒントを見る</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>Quit Gizmos?</source>
        <translation>Gizmosを終了しますか？</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>手番を終えますか？</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Take it back?</source>
        <translation>元に戻しますか？</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>このままにする</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>TipLayer</name>
    <message>
        <source>F1: the rules about it</source>
        <translation>F1：これについてのルール</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu (M or F10)</source>
        <translation>メニュー（MかF10）</translation>
    </message>
    <message>
        <source>Round %1, last round</source>
        <translation>ラウンド%1、最終</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>Closest to the end: %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>終了に一番近い人：ギズモ%1/16、レベル3のギズモ%2/4</translation>
    </message>
    <message>
        <source>Closest to the end</source>
        <translation>終了に一番近い人</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>アシスト</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Open and close the log (L)</source>
        <translation>ログの開閉（L）</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Ring: %1 of %2</source>
        <translation>リング：%1/%2</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>This game is damaged and cannot be opened; if you have a copy of the file, import that.</source>
        <translation>このゲームは壊れていて開けません。コピーがあれば、それを読み込んでください。</translation>
    </message>
    <message>
        <source>The end of this game&apos;s file is missing, so it cannot be opened; if you have a copy, import that.</source>
        <translation>このゲームのデータは終わりが欠けていて開けません。コピーがあれば、それを読み込んでください。</translation>
    </message>
    <message>
        <source>This file is not a game of Gizmos Desktop; choose a file that ends in .gizmos.</source>
        <translation>これはGizmos Desktopのゲームではありません。名前が.gizmosで終わるものを選んでください。</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Gizmos Desktop; update the program to open it.</source>
        <translation>このゲームはより新しいGizmos Desktopで保存されました。開くにはプログラムを更新してください。</translation>
    </message>
    <message>
        <source>This file is larger than any game can be, so it was not opened; choose another file.</source>
        <translation>ゲームとしてはデータが大きすぎるため、開きませんでした。別のものを選んでください。</translation>
    </message>
    <message>
        <source>This file cannot be read; check that it is there and that you are allowed to open it.</source>
        <translation>データを読めません。その場所にあるか、開く権限があるかを確認してください。</translation>
    </message>
    <message>
        <source>This game breaks the rules at some point, so it cannot be opened; if you have a copy, import that.</source>
        <translation>このゲームにはルールに反する部分があり、開けません。コピーがあれば、それを読み込んでください。</translation>
    </message>
    <message>
        <source>This game cannot be opened; a problem report says more.</source>
        <translation>このゲームは開けません。詳しくは問題報告を見てください。</translation>
    </message>
    <message>
        <source>Nothing may be written to this folder; choose another one or change its permissions.</source>
        <translation>このフォルダーには書き込めません。別の場所を選ぶか、アクセス権を変更してください。</translation>
    </message>
    <message>
        <source>The folder or file is not there any more; check the disk or choose another one.</source>
        <translation>フォルダーかデータが見つかりません。ディスクを確認するか、別のものを選んでください。</translation>
    </message>
    <message>
        <source>The disk is full; make some room and try again.</source>
        <translation>ディスクがいっぱいです。空きを作ってもう一度試してください。</translation>
    </message>
    <message>
        <source>Another program holds the file; close that program or wait a moment.</source>
        <translation>他のプログラムが使用中です。そのプログラムを閉じるか、少し待ってください。</translation>
    </message>
    <message>
        <source>This game is being played in another window of Gizmos Desktop; leave it there first.</source>
        <translation>このゲームは別のGizmos Desktopのウィンドウで進行中です。先にそちらを離れてください。</translation>
    </message>
    <message>
        <source>There is a file of this name already; choose another name or replace it.</source>
        <translation>同じ名前のデータがあります。別の名前にするか、上書きしてください。</translation>
    </message>
    <message>
        <source>The file there is not a game of Gizmos Desktop, so it was left alone; choose another name.</source>
        <translation>そこにあるのはGizmos Desktopのゲームではないため、変更しませんでした。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>No file can have this name there; choose a shorter one, of letters and digits.</source>
        <translation>この名前は使えません。短い文字と数字の名前にしてください。</translation>
    </message>
    <message>
        <source>This game has become too long to be saved; it can still be played to its end.</source>
        <translation>このゲームは長くなりすぎて保存できません。最後まで遊ぶことはできます。</translation>
    </message>
    <message>
        <source>The file cannot be read; check that it is there and that you are allowed to open it.</source>
        <translation>データを読めません。その場所にあるか、開く権限があるかを確認してください。</translation>
    </message>
    <message>
        <source>The file could not be written; a problem report says more.</source>
        <translation>書き込めませんでした。詳しくは問題報告を見てください。</translation>
    </message>
    <message>
        <source>The game cannot be saved, because nothing may be written to its folder. You can play on; check the folder&apos;s permissions, and every move tries again.</source>
        <translation>フォルダーに書き込めないため、ゲームを保存できません。続けて遊べます。アクセス権を確認してください。1手ごとに保存を試します。</translation>
    </message>
    <message>
        <source>The game cannot be saved, because its folder is not there. You can play on; check the disk, and every move tries again.</source>
        <translation>フォルダーがないため、ゲームを保存できません。続けて遊べます。ディスクを確認してください。1手ごとに保存を試します。</translation>
    </message>
    <message>
        <source>The game cannot be saved, because the disk is full. You can play on; make some room, and every move tries again.</source>
        <translation>ディスクがいっぱいのため、ゲームを保存できません。続けて遊べます。空きを作ってください。1手ごとに保存を試します。</translation>
    </message>
    <message>
        <source>The game cannot be saved, because another program holds its file. You can play on, and every move tries again.</source>
        <translation>他のプログラムが使用中のため、ゲームを保存できません。続けて遊べます。1手ごとに保存を試します。</translation>
    </message>
    <message>
        <source>The game cannot be saved, because it is being played in another window too. Leave it there; every move here tries again.</source>
        <translation>別のウィンドウでも進行中のため、ゲームを保存できません。そちらを離れてください。ここでは1手ごとに保存を試します。</translation>
    </message>
    <message>
        <source>The game has become too long to be saved. You can play on, but the rest will not be kept.</source>
        <translation>ゲームが長くなりすぎて保存できません。続けて遊べますが、この先は記録されません。</translation>
    </message>
    <message>
        <source>The game is saved, but it could not be counted in the statistics; check the folder of the program.</source>
        <translation>ゲームは保存しましたが、統計に数えられませんでした。プログラムのフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>The game cannot be saved. You can play on, and every move tries again.</source>
        <translation>ゲームを保存できません。続けて遊べます。1手ごとに保存を試します。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved and would be lost. Stay, and save a copy somewhere else from the menu of the game or from the list of games, or make room on the disk and try again.</source>
        <translation>
            <numerusform>保存できなかったゲーム%n件が失われます。終了せずに、ゲームのメニューか一覧から別の場所にコピーを保存するか、ディスクに空きを作ってもう一度試してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>ゲームを再び保存できました。</translation>
    </message>
</context>
<context>
    <name>TurningTile</name>
    <message>
        <source>%1. %2</source>
        <comment>one sentence after another</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>ラウンド%1、%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a chance that changed</comment>
        <translation>%1→%2</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>This game was set up without undo.</source>
        <translation>このゲームは手を戻せない設定です。</translation>
    </message>
    <message>
        <source>You have decided nothing yet that could be taken back.</source>
        <translation>戻せる決定はまだありません。</translation>
    </message>
    <message>
        <source>Something hidden has been revealed since, and other people play.</source>
        <translation>その後に隠れていたものが公開され、他の人も遊んでいるため戻せません。</translation>
    </message>
    <message>
        <source>Another person has played since.</source>
        <translation>その後に他の人が手番を行いました。</translation>
    </message>
    <message>
        <source>Nothing can be taken back while the computer is handed over.</source>
        <translation>交代の間は手を戻せません。</translation>
    </message>
    <message>
        <source>Nothing can be taken back in a replay.</source>
        <translation>リプレイでは手を戻せません。</translation>
    </message>
    <message>
        <source>Something new has been seen since: the game will count as assisted.</source>
        <translation>その後に新しいものを見ているため、このゲームはアシストありになります。</translation>
    </message>
    <message>
        <source>This game counts as assisted: a hint was given, or something was taken back after it had been seen.</source>
        <translation>このゲームはアシストありです。ヒントを見たか、新しいものを見た後で手を戻しました。</translation>
    </message>
    <message>
        <source>Moves can be taken back at any time, even after new cards or spheres came up. A game in which that happened is marked as assisted.</source>
        <translation>新しいカードやエネルギーが出た後でも、いつでも手を戻せます。そうしたゲームにはアシストの印が付きます。</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>手を戻せません。</translation>
    </message>
    <message>
        <source>Moves can be taken back until a new card or sphere comes up. Against computers alone you can go back further; the game is then marked as assisted.</source>
        <translation>新しいカードやエネルギーが出るまで手を戻せます。相手がコンピューターだけならもっと前に戻れますが、アシストの印が付きます。</translation>
    </message>
</context>
<context>
    <name>UndoPanel</name>
    <message>
        <source>Take back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>1ステップ</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>The last action or Gizmo, whole</source>
        <translation>最後のアクションかギズモ全体</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Backspace</translation>
    </message>
    <message>
        <source>The whole turn</source>
        <translation>手番全体</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>戻したものはありません。</translation>
    </message>
</context>
<context>
    <name>UndoTools</name>
    <message>
        <source>Take back one step (Ctrl+Z)</source>
        <translation>1ステップ戻す（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Y)</source>
        <translation>やり直す（Ctrl+Y）</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>戻したものはありません。</translation>
    </message>
    <message>
        <source>More to take back</source>
        <translation>その他の戻し方</translation>
    </message>
</context>
</TS>
