<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Gizmos Desktop is a fan-made program for the board game Gizmos (2018). It is not made by, nor connected with, the publisher or the author of the game; all pictures and texts are its own.</source>
        <translation>Gizmos Desktop est un programme créé par des fans du jeu de société Gizmos (2018). Il n&apos;est pas réalisé par l&apos;éditeur ni par l&apos;auteur du jeu et n&apos;a aucun lien avec eux&#xa0;; toutes les images et tous les textes lui sont propres.</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>Le programme est un logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. Vous pouvez l&apos;utiliser, l&apos;étudier, le partager et le modifier&#xa0;; il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>It plays offline. It sends nothing to anybody.</source>
        <translation>Il se joue hors ligne. Il n&apos;envoie rien à personne.</translation>
    </message>
    <message>
        <source>What comes with it, and under which licence</source>
        <translation>Ce qui est fourni avec, et sous quelle licence</translation>
    </message>
    <message>
        <source>The texts of these licences are in the folder %1.</source>
        <translation>Les textes de ces licences se trouvent dans le dossier %1.</translation>
    </message>
    <message>
        <source>Gizmos Desktop %1</source>
        <translation>Gizmos Desktop %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>File</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>File: keep a card for later</source>
        <translation>Archiver&#xa0;: garder une carte</translation>
    </message>
    <message>
        <source>Pick: take an Energy Sphere</source>
        <translation>Choisir&#xa0;: prendre une Énergie</translation>
    </message>
    <message>
        <source>Build: pay for a Gizmo</source>
        <translation>Construire&#xa0;: payer un Bidule</translation>
    </message>
    <message>
        <source>Research: draw cards</source>
        <translation>Rechercher&#xa0;: piocher des cartes</translation>
    </message>
    <message>
        <source>{about}. {triggers}</source>
        <translation>{about}. {triggers}</translation>
    </message>
    <message numerus="yes">
        <source>sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>active %n Bidule</numerusform>
            <numerusform>active %n Bidules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets off up to %n</source>
        <translation>
            <numerusform>jusqu&apos;à %n Bidule</numerusform>
            <numerusform>jusqu&apos;à %n Bidules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>Déclenche %n de vos Bidules.</numerusform>
            <numerusform>Déclenche %n de vos Bidules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off up to %n of your Gizmos, depending on what you take.</source>
        <translation>
            <numerusform>Déclenche jusqu&apos;à %n de vos Bidules, selon ce que vous prenez.</numerusform>
            <numerusform>Déclenche jusqu&apos;à %n de vos Bidules, selon ce que vous prenez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n affordable</source>
        <translation>
            <numerusform>%n possible</numerusform>
            <numerusform>%n possibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>piochez %n</numerusform>
            <numerusform>piochez %n</numerusform>
        </translation>
    </message>
    <message>
        <source>slot {number} of {limit}</source>
        <translation>place {number}/{limit}</translation>
    </message>
    <message>
        <source>ring {count} of {limit}</source>
        <translation>réserve {count}/{limit}</translation>
    </message>
    <message>
        <source>pays {spheres}</source>
        <translation>{spheres}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n sphere(s)</source>
        <translation>
            <numerusform>%n Énergie</numerusform>
            <numerusform>%n Énergies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to pay</source>
        <translation>
            <numerusform>%n paiement</numerusform>
            <numerusform>%n paiements</numerusform>
        </translation>
    </message>
    <message>
        <source>for free</source>
        <translation>gratuit</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>
            <numerusform>%n point, Bidules&#xa0;: %1 sur 16, Bidules de niveau 3&#xa0;: %2 sur 4</numerusform>
            <numerusform>%n points, Bidules&#xa0;: %1 sur 16, Bidules de niveau 3&#xa0;: %2 sur 4</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the table</source>
        <translation>Coup d&apos;œil à la table</translation>
    </message>
    <message>
        <source>The payment waits for you</source>
        <translation>Le paiement vous attend</translation>
    </message>
    <message>
        <source>The drawn cards stay covered until you come back</source>
        <translation>Les cartes piochées restent cachées jusqu&apos;à votre retour</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Back to the payment</source>
        <translation>Revenir au paiement</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Revenir aux cartes</translation>
    </message>
    <message>
        <source>Look at the whole table. What is open here waits.</source>
        <translation>Regardez toute la table. Ce qui est ouvert ici attend.</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Conseil (H)</translation>
    </message>
</context>
<context>
    <name>ArchiveArea</name>
    <message>
        <source>Archive %1 of %2, no more filing</source>
        <translation>Archives&#xa0;: %1 sur %2, plus d&apos;action Archiver</translation>
    </message>
    <message>
        <source>Archive %1 of %2</source>
        <translation>Archives&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>No more Research</source>
        <translation>Plus d&apos;action Rechercher</translation>
    </message>
    <message>
        <source>Research %1</source>
        <translation>Recherche %1</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>Place libre</translation>
    </message>
</context>
<context>
    <name>Bead</name>
    <message numerus="yes">
        <source>%n earlier step(s)</source>
        <translation>
            <numerusform>%n étape précédente</numerusform>
            <numerusform>%n étapes précédentes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookHead</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>BranchPanel</name>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>A new game begins at this moment. The one you are looking at stays as it is.</source>
        <translation>Une nouvelle partie commence à ce moment. Celle que vous regardez reste telle quelle.</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>N&apos;en garder aucune</translation>
    </message>
    <message>
        <source>Any order</source>
        <translation>Ordre indifférent</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>Passer la main</translation>
    </message>
    <message>
        <source>Choose an action first.</source>
        <translation>Choisissez d&apos;abord une action.</translation>
    </message>
    <message>
        <source>The order does not matter to you: they go back just as they lie.</source>
        <translation>L&apos;ordre vous est égal&#xa0;: elles retournent telles quelles.</translation>
    </message>
    <message numerus="yes">
        <source>%n Gizmo(s) can still be used this turn.</source>
        <translation>
            <numerusform>%n Bidule peut encore être utilisé ce tour.</numerusform>
            <numerusform>%n Bidules peuvent encore être utilisés ce tour.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>When you File, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Quand vous Archivez, Piochez %n Énergie au hasard.</numerusform>
            <numerusform>Quand vous Archivez, Piochez %n Énergies au hasard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Quand vous Archivez, Choisissez %n Énergie.</numerusform>
            <numerusform>Quand vous Archivez, Choisissez %n Énergies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Quand vous Archivez, gagnez %n point de victoire.</numerusform>
            <numerusform>Quand vous Archivez, gagnez %n points de victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first} or {second}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Quand vous Choisissez une Énergie {first} ou {second}, Piochez %n Énergie au hasard.</numerusform>
            <numerusform>Quand vous Choisissez une Énergie {first} ou {second}, Piochez %n Énergies au hasard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Quand vous Choisissez une Énergie {first}, Piochez %n Énergie au hasard.</numerusform>
            <numerusform>Quand vous Choisissez une Énergie {first}, Piochez %n Énergies au hasard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Quand vous Construisez un Bidule ({first}), Choisissez %n Énergie.</numerusform>
            <numerusform>Quand vous Construisez un Bidule ({first}), Choisissez %n Énergies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Quand vous Construisez un Bidule ({first}), gagnez %n point de victoire.</numerusform>
            <numerusform>Quand vous Construisez un Bidule ({first}), gagnez %n points de victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), Choisissez %n Énergie.</numerusform>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), Choisissez %n Énergies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), gagnez %n point de victoire.</numerusform>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), gagnez %n points de victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, File %n card(s).</source>
        <translation>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), Archivez %n carte.</numerusform>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), Archivez %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Research %n time(s).</source>
        <translation>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), Recherchez %n fois.</numerusform>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), Recherchez %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Build %n level 1 Gizmo(s) for free.</source>
        <translation>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), Construisez gratuitement %n Bidule de niveau 1.</numerusform>
            <numerusform>Quand vous Construisez un Bidule ({first} ou {second}), Construisez gratuitement %n Bidules de niveau 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Quand vous Construisez depuis vos archives, Choisissez %n Énergie.</numerusform>
            <numerusform>Quand vous Construisez depuis vos archives, Choisissez %n Énergies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Quand vous Construisez depuis vos archives, gagnez %n point de victoire.</numerusform>
            <numerusform>Quand vous Construisez depuis vos archives, gagnez %n points de victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build a level 2 Gizmo, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Quand vous Construisez un Bidule de niveau 2, Choisissez %n Énergie.</numerusform>
            <numerusform>Quand vous Construisez un Bidule de niveau 2, Choisissez %n Énergies.</numerusform>
        </translation>
    </message>
    <message>
        <source>While paying, one {first} counts as two.</source>
        <translation>Lors du paiement, une Énergie {first} compte double.</translation>
    </message>
    <message>
        <source>While paying, one Energy Sphere of any kind counts as any Energy.</source>
        <translation>Lors du paiement, une Énergie de n&apos;importe quel type compte comme n&apos;importe quelle Énergie.</translation>
    </message>
    <message>
        <source>While paying, one {first} counts as any Energy.</source>
        <translation>Lors du paiement, une Énergie {first} compte comme n&apos;importe quelle Énergie.</translation>
    </message>
    <message>
        <source>While paying, one {first} counts as two, and one {second} counts as two.</source>
        <translation>Lors du paiement, une Énergie {first} compte double et une Énergie {second} compte double.</translation>
    </message>
    <message>
        <source>While paying, one or two {first} count as any Energy, each as you like.</source>
        <translation>Lors du paiement, une ou deux Énergies ({first}) comptent comme n&apos;importe quelle Énergie, chacune à votre gré.</translation>
    </message>
    <message>
        <source>You can no longer File.</source>
        <translation>Vous ne pouvez plus Archiver.</translation>
    </message>
    <message>
        <source>You can no longer Research.</source>
        <translation>Vous ne pouvez plus Rechercher.</translation>
    </message>
    <message>
        <source>Level 2 Gizmos cost you 1 less.</source>
        <translation>Les Bidules de niveau 2 vous coûtent 1 de moins.</translation>
    </message>
    <message>
        <source>Gizmos that you Build from your Archive cost 1 less.</source>
        <translation>Les Bidules que vous Construisez depuis vos archives coûtent 1 de moins.</translation>
    </message>
    <message>
        <source>Gizmos that you Build from a Research cost 1 less.</source>
        <translation>Les Bidules que vous Construisez en Recherchant coûtent 1 de moins.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 Victory Point for each Energy Sphere in your ring.</source>
        <translation>À la fin de la partie, 1 point de victoire par Énergie dans votre réserve.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 Victory Point for each one you have in tokens.</source>
        <translation>À la fin de la partie, 1 point de victoire pour chaque point de vos jetons de victoire.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}.</source>
        <translation>Limite d&apos;Énergies +{storage}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, File Limit +{archive}.</source>
        <translation>Limite d&apos;Énergies +{storage}, limite d&apos;archives +{archive}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, Research Amount +{research}.</source>
        <translation>Limite d&apos;Énergies +{storage}, Capacité de Recherche +{research}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, File Limit +{archive}, Research Amount +{research}.</source>
        <translation>Limite d&apos;Énergies +{storage}, limite d&apos;archives +{archive}, Capacité de Recherche +{research}.</translation>
    </message>
    <message>
        <source>Starting Gizmo</source>
        <translation>Bidule de départ</translation>
    </message>
    <message numerus="yes">
        <source>Generic {kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>Bidule générique ({kind}), niveau {level}, coûte {cost}, %n point</numerusform>
            <numerusform>Bidule générique ({kind}), niveau {level}, coûte {cost}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>Bidule ({kind}), niveau {level}, coûte {cost}, %n point</numerusform>
            <numerusform>Bidule ({kind}), niveau {level}, coûte {cost}, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>a Starting Gizmo</source>
        <translation>un Bidule de départ</translation>
    </message>
    <message>
        <source>a level {level} Generic Gizmo</source>
        <translation>un Bidule générique de niveau {level}</translation>
    </message>
    <message>
        <source>a level {level} {energy} Gizmo</source>
        <translation>un Bidule de niveau {level} ({energy})</translation>
    </message>
    <message>
        <source>File column, Starting Gizmo</source>
        <translation>Archiver, Bidule de départ</translation>
    </message>
    <message numerus="yes">
        <source>{kind} column, level {level}, %n point(s)</source>
        <translation>
            <numerusform>{kind}, niv. {level}, %n point</numerusform>
            <numerusform>{kind}, niv. {level}, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceCurve</name>
    <message>
        <source>Chance to win after every turn</source>
        <translation>Chances de gagner après chaque tour</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, Enter looks at the game there.</source>
        <translation>Les flèches vont de tour en tour&#xa0;; Entrée montre la partie à cet endroit.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Leave the guided game</source>
        <translation>Quitter la partie guidée</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip part</source>
        <translation>Sauter le chapitre</translation>
    </message>
    <message>
        <source>Leaves out this part: what happens in it is done by itself.</source>
        <translation>Saute ce chapitre&#xa0;: ce qui s&apos;y passe se fait tout seul.</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Écran d&apos;accueil</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Does it for you, and goes on.</source>
        <translation>Le fait pour vous et continue.</translation>
    </message>
</context>
<context>
    <name>ComputerSheet</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Points en moyenne</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Computers among themselves</source>
        <translation>Ordinateurs entre eux</translation>
    </message>
    <message>
        <source>Every seat counts as a game.</source>
        <translation>Chaque place compte comme une partie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>ContinueTile</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>CountBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>Deck of level %1, %n card(s)</source>
        <translation>
            <numerusform>Pioche de niveau %1, %n carte</numerusform>
            <numerusform>Pioche de niveau %1, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1
empty</source>
        <translation>Niveau %1
vide</translation>
    </message>
</context>
<context>
    <name>DialogFrame</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Dispenser</name>
    <message>
        <source>In the glass: Heat %1, Electric %2, Atomic %3, Battery %4</source>
        <translation>Dans le distributeur&#xa0;: Thermique %1, Électrique %2, Atomique %3, Batterie %4</translation>
    </message>
    <message>
        <source>In the glass</source>
        <translation>Dans le distributeur</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Écran d&apos;accueil</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>How the chances went, where the game turned, what would have been better.</source>
        <translation>L&apos;évolution des chances, le tournant de la partie, ce qui aurait été mieux.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Changer les places</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>Energy</name>
    <message>
        <source>Heat</source>
        <translation>Thermique</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>Électrique</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atomique</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>any Energy</source>
        <translation>Énergie au choix</translation>
    </message>
    <message numerus="yes">
        <source>%n Heat</source>
        <translation>
            <numerusform>%n Thermique</numerusform>
            <numerusform>%n Thermiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Electric</source>
        <translation>
            <numerusform>%n Électrique</numerusform>
            <numerusform>%n Électriques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Atomic</source>
        <translation>
            <numerusform>%n Atomique</numerusform>
            <numerusform>%n Atomiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Battery</source>
        <translation>
            <numerusform>%n Batterie</numerusform>
            <numerusform>%n Batteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of any Energy</source>
        <translation>
            <numerusform>%n Énergie au choix</numerusform>
            <numerusform>%n Énergies au choix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Show all Gizmos</source>
        <translation>Afficher tous les Bidules</translation>
    </message>
    <message>
        <source>All Gizmos are shown.</source>
        <translation>Tous les Bidules sont affichés.</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>Dans cette partie</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vus</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Non vus</translation>
    </message>
</context>
<context>
    <name>FullArchive</name>
    <message>
        <source>Archive</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>Place libre</translation>
    </message>
</context>
<context>
    <name>FullDashboard</name>
    <message>
        <source>%1 %2</source>
        <comment>a number and what it counts</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Gizmos</source>
        <translation>Bidules</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>Niveau 3</translation>
    </message>
    <message>
        <source>on Gizmos</source>
        <translation>sur les Bidules</translation>
    </message>
    <message>
        <source>tokens</source>
        <comment>victory point tokens</comment>
        <translation>jetons</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Last turn: none yet</source>
        <translation>Tour précédent&#xa0;: aucun</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>The Starting Gizmo of {name}</source>
        <translation>Bidule de départ&#xa0;: {name}</translation>
    </message>
    <message>
        <source>An active Gizmo of {name}</source>
        <translation>Bidule actif&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Built by {name} in round {round}</source>
        <translation>Construit par {name} à la manche {round}</translation>
    </message>
    <message>
        <source>In the Archive of {name}</source>
        <translation>Archives&#xa0;: {name}</translation>
    </message>
    <message>
        <source>In the Archive of {name} since round {round}</source>
        <translation>Archives&#xa0;: {name}, depuis la manche {round}</translation>
    </message>
    <message>
        <source>In the Display Area now</source>
        <translation>En ce moment dans les lignes</translation>
    </message>
    <message>
        <source>In your hand: you have just drawn it</source>
        <translation>Dans votre main&#xa0;: vous venez de le piocher</translation>
    </message>
    <message>
        <source>You have drawn it in a Research; it went back under the deck</source>
        <translation>Vous l&apos;avez pioché en Recherchant&#xa0;; il est retourné sous la pioche</translation>
    </message>
    <message>
        <source>Not seen yet: still in the deck</source>
        <translation>Pas encore vu&#xa0;: toujours dans la pioche</translation>
    </message>
    <message>
        <source>Not seen yet: in the deck, or not in this game</source>
        <translation>Pas encore vu&#xa0;: dans la pioche ou hors de cette partie</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Pas encore vu</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Hors de cette partie</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Generic Gizmos</source>
        <translation>Bidules génériques</translation>
    </message>
    <message>
        <source>Goes to the {kind} column</source>
        <translation>Va dans la colonne {kind}</translation>
    </message>
    <message>
        <source>Starting Gizmo: one for each player</source>
        <translation>Bidule de départ&#xa0;: un pour chaque joueur</translation>
    </message>
    <message>
        <source>Level {level}: 36 Gizmos, each of them once</source>
        <translation>Niveau {level}&#xa0;: 36 Bidules, chacun en un exemplaire</translation>
    </message>
    <message>
        <source>Number {id}</source>
        <translation>Numéro {id}</translation>
    </message>
    <message>
        <source>No Gizmo matches</source>
        <translation>Aucun Bidule ne correspond</translation>
    </message>
    <message>
        <source>All {count} Gizmos</source>
        <translation>Les {count} Bidules</translation>
    </message>
    <message>
        <source>{count} of {whole} Gizmos</source>
        <translation>Bidules&#xa0;: {count} sur {whole}</translation>
    </message>
</context>
<context>
    <name>GalleryDetails</name>
    <message>
        <source>How it works</source>
        <translation>Comment ça marche</translation>
    </message>
</context>
<context>
    <name>GalleryScreen</name>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Search the Gizmos</source>
        <translation>Chercher parmi les Bidules</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>No game is chosen.</source>
        <translation>Aucune partie n&apos;est choisie.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The score sheet of this game</source>
        <translation>La feuille de score de cette partie</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Saves a problem report with this game</source>
        <translation>Enregistre un rapport de problème avec cette partie</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games of Gizmos (*.gizmos)</source>
        <translation>Parties de Gizmos (*.gizmos)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Save a problem report</source>
        <translation>Enregistrer un rapport de problème</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Fichiers zip (*.zip)</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Enregistrer les statistiques</translation>
    </message>
    <message>
        <source>Gizmos statistics.csv</source>
        <translation>Statistiques de Gizmos.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep the old file</source>
        <translation>Garder l&apos;ancien</translation>
    </message>
    <message>
        <source>Bring in a game</source>
        <translation>Importer une partie</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Damaged game. %1 %2</source>
        <translation>Partie endommagée. %1 %2</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Damaged game</source>
        <translation>Partie endommagée</translation>
    </message>
</context>
<context>
    <name>GameMarks</name>
    <message>
        <source>Assisted</source>
        <translation>Assistée</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Récupérée</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn</source>
        <translation>Manche {round}, à {name} de jouer</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn. This game is not saved yet: it is lost when the program ends.</source>
        <translation>Manche {round}, à {name} de jouer. Cette partie n&apos;est pas encore enregistrée&#xa0;: elle sera perdue à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn. The newest file was damaged: this is the moment before.</source>
        <translation>Manche {round}, à {name} de jouer. Le fichier le plus récent était endommagé&#xa0;: voici le moment d&apos;avant.</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n point(s)</source>
        <translation>
            <numerusform>{name} a gagné avec %n point</numerusform>
            <numerusform>{name} a gagné avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after 100 rounds; {name} led with %n point(s)</source>
        <translation>
            <numerusform>Arrêtée après 100 manches&#xa0;; {name} menait avec %n point</numerusform>
            <numerusform>Arrêtée après 100 manches&#xa0;; {name} menait avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l&apos;instant</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>The game of {names} was removed.</source>
        <translation>La partie a été supprimée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The damaged game was removed.</source>
        <translation>La partie endommagée a été supprimée.</translation>
    </message>
    <message>
        <source>The game was saved as {file}.</source>
        <translation>La partie a été enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>The game was added to your games.</source>
        <translation>La partie a été ajoutée à vos parties.</translation>
    </message>
    <message>
        <source>This game is among your games already; it was not added again.</source>
        <translation>Cette partie est déjà parmi les vôtres&#xa0;; elle n&apos;a pas été ajoutée de nouveau.</translation>
    </message>
    <message>
        <source>The report was saved as {file}. It holds the log, the settings and the game, but no names.</source>
        <translation>Le rapport a été enregistré sous {file}. Il contient le journal, les réglages et la partie, mais aucun nom.</translation>
    </message>
    <message>
        <source>The newest file of this game was damaged; it goes on from the move before, and the damaged file is kept.</source>
        <translation>Le fichier le plus récent de cette partie était endommagé&#xa0;; elle reprend au coup d&apos;avant et le fichier endommagé est conservé.</translation>
    </message>
    <message>
        <source>The folder of your games cannot be read; check its permissions.</source>
        <translation>Le dossier de vos parties est illisible&#xa0;; vérifiez ses droits d&apos;accès.</translation>
    </message>
    <message numerus="yes">
        <source>%n removed game(s) deleted for good.</source>
        <translation>
            <numerusform>%n partie supprimée a été effacée définitivement.</numerusform>
            <numerusform>%n parties supprimées ont été effacées définitivement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesScreen</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>There are no such games.</source>
        <translation>Il n&apos;y a aucune partie de ce genre.</translation>
    </message>
    <message>
        <source>There are no games in the list. What you have removed is in the bin until it is emptied.</source>
        <translation>La liste est vide. Ce que vous avez supprimé reste dans la corbeille jusqu&apos;à ce qu&apos;elle soit vidée.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play will stand here.</source>
        <translation>Aucune partie pour l&apos;instant. Chaque partie jouée apparaîtra ici.</translation>
    </message>
    <message>
        <source>Every game is kept after each decision; nothing has to be saved.</source>
        <translation>Chaque partie est enregistrée après chaque décision&#xa0;; vous n&apos;avez rien à faire.</translation>
    </message>
    <message>
        <source>Bring in a game…</source>
        <translation>Importer une partie…</translation>
    </message>
    <message>
        <source>Which games are shown</source>
        <translation>Parties affichées</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Toutes&#xa0;: %1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>En cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Terminées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Damaged: %1</source>
        <translation>Endommagées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Vider la corbeille&#xa0;?</translation>
    </message>
    <message>
        <source>The games that you have removed are gone for good then.</source>
        <translation>Les parties que vous avez supprimées seront perdues définitivement.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
</context>
<context>
    <name>GizmoCard</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archiver</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>Passez l&apos;ordinateur à %1</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 a fini</translation>
    </message>
    <message>
        <source>My turn!</source>
        <translation>À moi&#xa0;!</translation>
    </message>
    <message>
        <source>The table stays covered until %1 is here.</source>
        <translation>La table reste cachée jusqu&apos;à ce que %1 soit là.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>On your turn do one thing: File, Pick, Build or Research.</source>
        <translation>À votre tour, faites une chose&#xa0;: Archiver, Choisir, Construire ou Rechercher.</translation>
    </message>
    <message>
        <source>A click or Enter on a card shows it large, with what can be done with it. If you have chosen File or Build before, it is done at once.</source>
        <translation>Un clic ou Entrée sur une carte l&apos;affiche en grand, avec ce qu&apos;on peut en faire. Si vous avez d&apos;abord choisi Archiver ou Construire, c&apos;est fait aussitôt.</translation>
    </message>
    <message>
        <source>File puts a card of the display into your archive, to be built later.</source>
        <translation>Archiver met une carte des lignes dans vos archives, pour la Construire plus tard.</translation>
    </message>
    <message>
        <source>Pick takes one energy sphere of the row into your ring.</source>
        <translation>Choisir prend une Énergie de la file et l&apos;ajoute à votre réserve.</translation>
    </message>
    <message>
        <source>Build pays a card of the display or of your archive with spheres of its energy and makes it an active Gizmo.</source>
        <translation>Construire paie une carte des lignes ou de vos archives avec des Énergies de son type et en fait un Bidule actif.</translation>
    </message>
    <message>
        <source>Research draws cards of one level; build or file one of them, the rest goes under the deck.</source>
        <translation>Rechercher pioche des cartes d&apos;un niveau&#xa0;; Construisez ou Archivez l&apos;une d&apos;elles, le reste va sous la pioche.</translation>
    </message>
    <message>
        <source>Active Gizmos are set off by what you do. One that glows can be used, once a turn, in any order. What it does may set off others.</source>
        <translation>Vos Bidules se déclenchent par ce que vous faites. Celui qui brille peut être utilisé, une fois par tour, dans l&apos;ordre de votre choix. Son effet peut en déclencher d&apos;autres.</translation>
    </message>
    <message>
        <source>Converters change what your spheres count as while you pay. Upgrades raise your limits for good.</source>
        <translation>Les Convertisseurs changent la valeur de vos Énergies lors du paiement. Les Améliorations augmentent vos limites pour de bon.</translation>
    </message>
    <message>
        <source>A random sphere from the dispenser is no Pick and sets nothing off.</source>
        <translation>Une Énergie Piochée au hasard n&apos;est pas l&apos;action Choisir et ne déclenche rien.</translation>
    </message>
    <message>
        <source>Who has 16 active Gizmos or 4 of level 3 triggers the end; the round is played out, then the points are counted.</source>
        <translation>Le joueur qui a 16 Bidules actifs ou 4 de niveau 3 déclenche la fin&#xa0;; la manche se termine, puis on compte les points.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the screen; with Shift to the one before</source>
        <translation>vers la partie suivante de l&apos;écran&#xa0;; avec Maj, vers la précédente</translation>
    </message>
    <message>
        <source>within a part and to its neighbours</source>
        <translation>dans une partie et vers ses voisines</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>use what has the focus</source>
        <translation>utiliser l&apos;élément sélectionné</translation>
    </message>
    <message>
        <source>File, Pick, Build, Research; on a card F files it and B builds it</source>
        <translation>Archiver, Choisir, Construire, Rechercher&#xa0;; sur une carte, F l&apos;Archive et B la Construit</translation>
    </message>
    <message>
        <source>use a Gizmo that is ready, or choose a payment</source>
        <translation>utiliser un Bidule prêt ou choisir un paiement</translation>
    </message>
    <message>
        <source>End turn, Skip, keep None</source>
        <translation>Finir le tour, Ignorer, N&apos;en garder aucune</translation>
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
        <translation>annuler une étape, la refaire</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Effacement</translation>
    </message>
    <message>
        <source>take back the last action or Gizmo, whole</source>
        <translation>annuler en entier la dernière action ou le dernier Bidule</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>take back the whole turn</source>
        <translation>annuler tout le tour</translation>
    </message>
    <message>
        <source>looking back at a game: one step back, one on, play or pause</source>
        <translation>en revoyant une partie&#xa0;: une étape en arrière, en avant, lecture ou pause</translation>
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
        <translation>en revoyant une partie&#xa0;: un tour en arrière, en avant</translation>
    </message>
    <message>
        <source>your dashboard in full, those of the others</source>
        <translation>votre plateau en entier, ceux des autres</translation>
    </message>
    <message>
        <source>open and close the log; the menu (M or F10)</source>
        <translation>ouvrir et fermer le journal&#xa0;; le menu (M ou F10)</translation>
    </message>
    <message>
        <source>a hint for your decision; again closes it</source>
        <translation>un conseil pour votre décision&#xa0;; de nouveau pour le fermer</translation>
    </message>
    <message>
        <source>look at the table under a payment or a Research, and come back</source>
        <translation>regarder la table sous un paiement ou une Recherche, puis revenir</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>cancel, close, back</source>
        <translation>annuler, fermer, revenir</translation>
    </message>
    <message>
        <source>help (F1 on the table: the rules); full screen</source>
        <translation>aide (F1 sur la table&#xa0;: les règles)&#xa0;; plein écran</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>sound off, and on again</source>
        <translation>coupe et remet le son</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Le déroulement d&apos;un tour</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Pick {energy}</source>
        <translation>Choisir une Énergie {energy}</translation>
    </message>
    <message>
        <source>Draw a random Energy Sphere</source>
        <translation>Piocher une Énergie au hasard</translation>
    </message>
    <message>
        <source>File {gizmo}</source>
        <translation>Archiver {gizmo}</translation>
    </message>
    <message>
        <source>Build {gizmo}</source>
        <translation>Construire {gizmo}</translation>
    </message>
    <message>
        <source>Research level {level}</source>
        <translation>Rechercher au niveau {level}</translation>
    </message>
    <message>
        <source>Use {gizmo}</source>
        <translation>Utiliser {gizmo}</translation>
    </message>
    <message>
        <source>Put {gizmo} back</source>
        <translation>Remettre {gizmo}</translation>
    </message>
    <message>
        <source>Keep none of the cards</source>
        <translation>Ne garder aucune carte</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>S&apos;en passer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Build {gizmo} for {spheres}</source>
        <translation>Construire {gizmo} pour {spheres}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>percent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{place}. {action}. Chance to win {win}, %n point(s) expected. {why}</source>
        <translation>
            <numerusform>{place}. {action}. Chances de gagner&#xa0;: {win}, %n point attendu. {why}</numerusform>
            <numerusform>{place}. {action}. Chances de gagner&#xa0;: {win}, %n points attendus. {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to a good position in the turns to come.</source>
        <translation>Cela mène à une bonne position pour les tours à venir.</translation>
    </message>
    <message>
        <source>This Gizmo will work for you again and again until the end.</source>
        <translation>Ce Bidule travaillera pour vous encore et encore jusqu&apos;à la fin.</translation>
    </message>
    <message>
        <source>This Converter makes the next Builds easier to pay for.</source>
        <translation>Ce Convertisseur rend les prochaines constructions plus faciles à payer.</translation>
    </message>
    <message>
        <source>This Upgrade pays off for the rest of the game.</source>
        <translation>Cette Amélioration est rentable pour le reste de la partie.</translation>
    </message>
    <message>
        <source>Nobody else can take the card from your Archive.</source>
        <translation>Personne d&apos;autre ne peut prendre la carte dans vos archives.</translation>
    </message>
    <message>
        <source>{name} could build this card in the next turn.</source>
        <translation>{name} pourrait Construire cette carte au prochain tour.</translation>
    </message>
    <message>
        <source>It lets you pay for {gizmo} next.</source>
        <translation>Cela vous permet de payer ensuite {gizmo}.</translation>
    </message>
    <message>
        <source>It is the last {energy} in the Energy Row.</source>
        <translation>C&apos;est la dernière Énergie {energy} de la file d&apos;Énergie.</translation>
    </message>
    <message>
        <source>It adds {energy} to your ring.</source>
        <translation>Cela ajoute une Énergie {energy} à votre réserve.</translation>
    </message>
    <message>
        <source>Nothing else that is possible now helps you more.</source>
        <translation>Rien d&apos;autre de possible maintenant ne vous aide davantage.</translation>
    </message>
    <message numerus="yes">
        <source>It sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>Cela déclenche %n de vos Bidules.</numerusform>
            <numerusform>Cela déclenche %n de vos Bidules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see %n card(s), and may build or file one.</source>
        <translation>
            <numerusform>Vous voyez %n carte et pouvez la Construire ou l&apos;Archiver.</numerusform>
            <numerusform>Vous voyez %n cartes et pouvez en Construire ou en Archiver une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n Victory Point(s) this turn.</source>
        <translation>
            <numerusform>Cela rapporte %n point de victoire ce tour.</numerusform>
            <numerusform>Cela rapporte %n points de victoire ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ring holds %n sphere(s) more after this turn.</source>
        <translation>
            <numerusform>Votre réserve aura %n Énergie de plus après ce tour.</numerusform>
            <numerusform>Votre réserve aura %n Énergies de plus après ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the game, %n point(s) ahead.</source>
        <translation>
            <numerusform>Cela gagne la partie avec %n point d&apos;avance.</numerusform>
            <numerusform>Cela gagne la partie avec %n points d&apos;avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the game on the tie-break.</source>
        <translation>Cela gagne la partie au départage.</translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round while you are %n point(s) ahead.</source>
        <translation>
            <numerusform>Cela déclenche la dernière manche alors que vous avez %n point d&apos;avance.</numerusform>
            <numerusform>Cela déclenche la dernière manche alors que vous avez %n points d&apos;avance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round, though you are %n point(s) behind.</source>
        <translation>
            <numerusform>Cela déclenche la dernière manche, bien que vous ayez %n point de retard.</numerusform>
            <numerusform>Cela déclenche la dernière manche, bien que vous ayez %n points de retard.</numerusform>
        </translation>
    </message>
    <message>
        <source>It sets off the last round with nobody ahead of you.</source>
        <translation>Cela déclenche la dernière manche sans personne devant vous.</translation>
    </message>
    <message>
        <source>The game will count as assisted: it is kept apart in the statistics. Hints know no more than you can see.</source>
        <translation>La partie comptera comme assistée&#xa0;: elle est mise à part dans les statistiques. Les conseils n&apos;en savent pas plus que ce que vous voyez.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Chance to win, points at the end</source>
        <translation>Chances de gagner, points à la fin</translation>
    </message>
    <message>
        <source>It hardly matters what you do here.</source>
        <translation>Ici, votre choix n&apos;a guère d&apos;importance.</translation>
    </message>
    <message>
        <source>Thinking took too long. Nothing is lost: play on, or ask again.</source>
        <translation>La réflexion a été trop longue. Rien n&apos;est perdu&#xa0;: continuez ou demandez de nouveau.</translation>
    </message>
    <message>
        <source>There is no hint this time. Nothing is lost: play on, or ask again.</source>
        <translation>Pas de conseil cette fois. Rien n&apos;est perdu&#xa0;: continuez ou demandez de nouveau.</translation>
    </message>
    <message>
        <source>Hints are for your own turn; {name} is to decide.</source>
        <translation>Les conseils sont pour votre tour&#xa0;; c&apos;est à {name} de décider.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>Les conseils sont pour votre tour.</translation>
    </message>
    <message>
        <source>Hints are there again when the payment is done or left.</source>
        <translation>Les conseils reviennent quand le paiement est fait ou annulé.</translation>
    </message>
    <message>
        <source>In which order these cards go back hardly matters.</source>
        <translation>L&apos;ordre de retour de ces cartes n&apos;a guère d&apos;importance.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Le faire</translation>
    </message>
    <message>
        <source>Stop thinking (Esc)</source>
        <translation>Arrêter la réflexion (Échap)</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Fermer le conseil (Échap)</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Upgrade</source>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>Converter</source>
        <translation>Convertisseur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
</context>
<context>
    <name>LargeView</name>
    <message>
        <source>What the rules say (F1)</source>
        <translation>Ce que disent les règles (F1)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>You</source>
        <translation>Élève</translation>
    </message>
    <message>
        <source>Build the marked card.</source>
        <translation>Construisez la carte marquée.</translation>
    </message>
    <message>
        <source>Welcome to Gizmos</source>
        <translation>Bienvenue dans Gizmos</translation>
    </message>
    <message>
        <source>You build Gizmos: small machines that set each other off. The most Victory Points win.</source>
        <translation>Vous construisez des Bidules&#xa0;: de petites machines qui se déclenchent les unes les autres. Qui a le plus de points de victoire gagne.</translation>
    </message>
    <message>
        <source>One action a turn</source>
        <translation>Une action par tour</translation>
    </message>
    <message>
        <source>In each turn you choose one of four actions: File, Pick, Build or Research. Try them all.</source>
        <translation>À chaque tour, vous réalisez l&apos;une des quatre actions&#xa0;: Archiver, Choisir, Construire ou Rechercher. Essayez-les toutes.</translation>
    </message>
    <message>
        <source>Energy Spheres pay for Gizmos. Six of them lie in the Energy Row.</source>
        <translation>Les Énergies paient les Bidules. Six d&apos;entre elles se trouvent dans la file d&apos;Énergie.</translation>
    </message>
    <message>
        <source>Pick the marked sphere: {energy}.</source>
        <translation>Choisissez l&apos;Énergie marquée&#xa0;: {energy}.</translation>
    </message>
    <message>
        <source>This Gizmo costs {cost}, which is in your ring. It brings 1 Victory Point.</source>
        <translation>Ce Bidule coûte {cost}, que vous avez en réserve. Il rapporte 1 point de victoire.</translation>
    </message>
    <message>
        <source>Choose the marked card, then Build.</source>
        <translation>Sélectionnez la carte marquée, puis Construire.</translation>
    </message>
    <message>
        <source>A filed card waits in your Archive: nobody else can take it. Keep this one for later.</source>
        <translation>Une carte archivée attend dans vos archives&#xa0;: personne d&apos;autre ne peut la prendre. Gardez celle-ci pour plus tard.</translation>
    </message>
    <message>
        <source>Choose the marked card, then File.</source>
        <translation>Sélectionnez la carte marquée, puis Archiver.</translation>
    </message>
    <message>
        <source>Two Gizmos are ready</source>
        <translation>Deux Bidules sont prêts</translation>
    </message>
    <message>
        <source>Filing has triggered both Gizmos of your File column. Each works once a turn.</source>
        <translation>Archiver a déclenché les deux Bidules de votre colonne Archiver. Chacun fonctionne une fois par tour.</translation>
    </message>
    <message>
        <source>Use the marked Gizmo: it draws a random sphere.</source>
        <translation>Utilisez le Bidule marqué&#xa0;: il pioche une Énergie au hasard.</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Encore un</translation>
    </message>
    <message>
        <source>The order is up to you. You may also do without a Gizmo and end the turn.</source>
        <translation>L&apos;ordre est libre. Vous pouvez aussi vous passer d&apos;un Bidule et finir le tour.</translation>
    </message>
    <message>
        <source>Use the Gizmo that you have built: it lets you Pick.</source>
        <translation>Utilisez le Bidule que vous avez construit&#xa0;: il vous permet de Choisir.</translation>
    </message>
    <message>
        <source>A Pick for free</source>
        <translation>Choisir gratuitement</translation>
    </message>
    <message>
        <source>What a Gizmo lets you do is an action like any other.</source>
        <translation>Ce qu&apos;un Bidule vous permet de faire est une action comme une autre.</translation>
    </message>
    <message>
        <source>The next Gizmo</source>
        <translation>Le Bidule suivant</translation>
    </message>
    <message>
        <source>This one draws a sphere whenever you Pick {energy}. Soon it will be part of a chain.</source>
        <translation>Celui-ci pioche une Énergie chaque fois que vous Choisissez une Énergie {energy}. Bientôt, il fera partie d&apos;une chaîne.</translation>
    </message>
    <message>
        <source>Research draws three cards of one level. You may build or file one of them.</source>
        <translation>Rechercher pioche trois cartes d&apos;un niveau. Vous pouvez en Construire ou en Archiver une.</translation>
    </message>
    <message>
        <source>Choose the marked Level Deck.</source>
        <translation>Sélectionnez la pioche marquée.</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>En garder une</translation>
    </message>
    <message>
        <source>This card is an Upgrade: it gives you more room for the rest of the game.</source>
        <translation>Cette carte est une Amélioration&#xa0;: elle vous donne plus de place pour le reste de la partie.</translation>
    </message>
    <message>
        <source>The rest goes back</source>
        <translation>Le reste y retourne</translation>
    </message>
    <message>
        <source>The other cards go under their deck, in any order you like.</source>
        <translation>Les autres cartes vont sous leur pioche, dans l&apos;ordre de votre choix.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Your ring now holds six spheres, and your Archive two cards.</source>
        <translation>Votre réserve contient maintenant six Énergies, et vos archives deux cartes.</translation>
    </message>
    <message>
        <source>Use the marked Gizmo.</source>
        <translation>Utilisez le Bidule marqué.</translation>
    </message>
    <message>
        <source>A chain reaction</source>
        <translation>Une réaction en chaîne</translation>
    </message>
    <message>
        <source>Now your Gizmos work together. File once more, and one thing leads to another.</source>
        <translation>Vos Bidules travaillent maintenant ensemble. Archivez encore une fois, et tout s&apos;enchaîne.</translation>
    </message>
    <message>
        <source>The first of three</source>
        <translation>Le premier de trois</translation>
    </message>
    <message>
        <source>The line above your Gizmos shows the chain, and what is ready to go on with.</source>
        <translation>La ligne au-dessus de vos Bidules montre la chaîne et ce qui est prêt pour la suite.</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>Le deuxième</translation>
    </message>
    <message>
        <source>This one lets you Pick, and a Pick can trigger more.</source>
        <translation>Celui-ci vous permet de Choisir, et Choisir peut en déclencher d&apos;autres.</translation>
    </message>
    <message>
        <source>The third</source>
        <translation>Le troisième</translation>
    </message>
    <message>
        <source>And on it goes</source>
        <translation>Et ainsi de suite</translation>
    </message>
    <message>
        <source>Your Pick Gizmo waits for a Pick of {energy}.</source>
        <translation>Votre Bidule Choisir attend que vous Choisissiez une Énergie {energy}.</translation>
    </message>
    <message>
        <source>Triggered! One action brings you three spheres.</source>
        <translation>Déclenché&#xa0;! Une seule action vous rapporte trois Énergies.</translation>
    </message>
    <message>
        <source>A Converter helps you pay. This one lets {energy} count as any Energy.</source>
        <translation>Un Convertisseur vous aide à payer. Avec celui-ci, une Énergie {energy} compte comme n&apos;importe quelle Énergie.</translation>
    </message>
    <message>
        <source>From your Archive</source>
        <translation>Depuis vos archives</translation>
    </message>
    <message>
        <source>The card that you filed costs {cost}. You have {first} and {second}, and a Converter.</source>
        <translation>La carte que vous avez archivée coûte {cost}. Vous avez {first} et {second}, et un Convertisseur.</translation>
    </message>
    <message>
        <source>Build from your Archive</source>
        <translation>Construire depuis vos archives</translation>
    </message>
    <message>
        <source>With the Converter {first} counts as {second}: enough to pay.</source>
        <translation>Avec le Convertisseur, l&apos;Énergie {first} compte comme {second}&#xa0;: assez pour payer.</translation>
    </message>
    <message>
        <source>The payment</source>
        <translation>Le paiement</translation>
    </message>
    <message>
        <source>What is on the left leaves your ring. On the right you see what it counts as.</source>
        <translation>Ce qui est à gauche quitte votre réserve. À droite, vous voyez comment cela compte.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Now you know all four actions. We leave out many rounds and go on near the end.</source>
        <translation>Vous connaissez maintenant les quatre actions. Nous sautons bien des manches pour arriver près de la fin.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Comment finit la partie</translation>
    </message>
    <message>
        <source>16 Gizmos of one player, or 4 of level 3, bring on the last round. You have 15.</source>
        <translation>16 Bidules d&apos;un joueur, ou 4 de niveau 3, amènent la dernière manche. Vous en avez 15.</translation>
    </message>
    <message>
        <source>The last Gizmo</source>
        <translation>Le dernier Bidule</translation>
    </message>
    <message>
        <source>Your next Gizmo brings on the end. {name} still has a turn after yours.</source>
        <translation>Votre prochain Bidule amène la fin. {name} a encore un tour après le vôtre.</translation>
    </message>
    <message>
        <source>Build the marked card in your Archive.</source>
        <translation>Construisez la carte marquée dans vos archives.</translation>
    </message>
    <message>
        <source>One more point</source>
        <translation>Encore un point</translation>
    </message>
    <message>
        <source>Some Gizmos bring Victory Points when they are triggered.</source>
        <translation>Certains Bidules rapportent des points de victoire quand ils sont déclenchés.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
    <message>
        <source>Gizmos: {gizmos}, tokens: {tokens}, in all {total} points. {name} has {rival}: you win!</source>
        <translation>Bidules&#xa0;: {gizmos}, jetons&#xa0;: {tokens}, en tout {total} points. {name} en a {rival}&#xa0;: vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>You can play Gizmos</source>
        <translation>Vous savez jouer à Gizmos</translation>
    </message>
    <message>
        <source>Point at a card to read it large. F1 opens help and rules at any time.</source>
        <translation>Pointez une carte pour la lire en grand. F1 ouvre l&apos;aide et les règles à tout moment.</translation>
    </message>
    <message>
        <source>One moment: press “{button}” first.</source>
        <translation>Un instant&#xa0;: appuyez d&apos;abord sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>That works too, later. Now try what is marked.</source>
        <translation>Cela marche aussi, plus tard. Essayez maintenant ce qui est marqué.</translation>
    </message>
    <message>
        <source>Hints are for real games. Here “{button}” does it for you.</source>
        <translation>Les conseils sont pour les vraies parties. Ici, «&#xa0;{button}&#xa0;» le fait pour vous.</translation>
    </message>
    <message>
        <source>Hints are for real games. Here “{button}” goes on.</source>
        <translation>Les conseils sont pour les vraies parties. Ici, «&#xa0;{button}&#xa0;» fait continuer.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Part {part} of {parts}</source>
        <translation>Chapitre {part} sur {parts}</translation>
    </message>
    <message>
        <source>Continue learning</source>
        <translation>Continuer à apprendre</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>A guided first game</source>
        <translation>Une première partie guidée</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Tinkerer</source>
        <translation>Bricoleur</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingénieur</translation>
    </message>
    <message>
        <source>Inventor</source>
        <translation>Inventeur</translation>
    </message>
    <message>
        <source>Genius</source>
        <translation>Génie</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gourmand</translation>
    </message>
    <message>
        <source>Sees this turn only and makes mistakes</source>
        <translation>Ne voit que ce tour et fait des erreurs</translation>
    </message>
    <message>
        <source>Takes what looks best this turn</source>
        <translation>Prend ce qui semble le mieux ce tour</translation>
    </message>
    <message>
        <source>Builds well, but not always the best</source>
        <translation>Construit bien, mais pas toujours au mieux</translation>
    </message>
    <message>
        <source>Knows what every Gizmo is worth</source>
        <translation>Connaît la valeur de chaque Bidule</translation>
    </message>
    <message>
        <source>Thinks ahead and is hard to beat</source>
        <translation>Anticipe et est difficile à battre</translation>
    </message>
    <message>
        <source>No preference</source>
        <translation>Sans préférence</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>Archiviste</translation>
    </message>
    <message>
        <source>Researcher</source>
        <translation>Chercheur</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Pressé</translation>
    </message>
    <message>
        <source>Likes nothing better than winning</source>
        <translation>Ne pense qu&apos;à gagner</translation>
    </message>
    <message>
        <source>Likes to Build, and large Gizmos</source>
        <translation>Aime Construire et les grands Bidules</translation>
    </message>
    <message>
        <source>Likes to File cards</source>
        <translation>Aime Archiver des cartes</translation>
    </message>
    <message>
        <source>Likes Research and upgrades</source>
        <translation>Aime Rechercher et les Améliorations</translation>
    </message>
    <message>
        <source>Hurries to the end of the game</source>
        <translation>Se hâte vers la fin de la partie</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{first} and {last}</source>
        <comment>the last two of a list</comment>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <comment>a list of three and more</comment>
        <translation>{first}, {rest}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{name} picked {energies}</source>
        <translation>{name} a Choisi {energies}</translation>
    </message>
    <message>
        <source>{name} drew {energies} at random</source>
        <translation>{name} a Pioché {energies} au hasard</translation>
    </message>
    <message>
        <source>{name} filed {gizmo} from a Research</source>
        <translation>{name} a Archivé {gizmo} en Recherchant</translation>
    </message>
    <message>
        <source>{name} filed {gizmo}</source>
        <translation>{name} a Archivé {gizmo}</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s) of level {level}</source>
        <translation>
            <numerusform>{name} a pioché %n carte de niveau {level}</numerusform>
            <numerusform>{name} a pioché %n cartes de niveau {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} put %n card(s) under the deck of level {level}</source>
        <translation>
            <numerusform>{name} a remis %n carte sous la pioche de niveau {level}</numerusform>
            <numerusform>{name} a remis %n cartes sous la pioche de niveau {level}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} kept none of the cards</source>
        <translation>{name} n&apos;a gardé aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>{name} gained %n Victory Point(s)</source>
        <translation>
            <numerusform>{name} a gagné %n point de victoire</numerusform>
            <numerusform>{name} a gagné %n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {gizmo} from the Archive for free</source>
        <translation>{name} a Construit gratuitement {gizmo} depuis ses archives</translation>
    </message>
    <message>
        <source>{name} built {gizmo} from a Research for free</source>
        <translation>{name} a Construit gratuitement {gizmo} en Recherchant</translation>
    </message>
    <message>
        <source>{name} built {gizmo} for free</source>
        <translation>{name} a Construit gratuitement {gizmo}</translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from the Archive for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} a Construit {gizmo} depuis ses archives pour {spheres} avec %n Convertisseur</numerusform>
            <numerusform>{name} a Construit {gizmo} depuis ses archives pour {spheres} avec %n Convertisseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from a Research for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} a Construit {gizmo} en Recherchant pour {spheres} avec %n Convertisseur</numerusform>
            <numerusform>{name} a Construit {gizmo} en Recherchant pour {spheres} avec %n Convertisseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} a Construit {gizmo} pour {spheres} avec %n Convertisseur</numerusform>
            <numerusform>{name} a Construit {gizmo} pour {spheres} avec %n Convertisseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {gizmo} from the Archive for {spheres}</source>
        <translation>{name} a Construit {gizmo} depuis ses archives pour {spheres}</translation>
    </message>
    <message>
        <source>{name} built {gizmo} from a Research for {spheres}</source>
        <translation>{name} a Construit {gizmo} en Recherchant pour {spheres}</translation>
    </message>
    <message>
        <source>{name} built {gizmo} for {spheres}</source>
        <translation>{name} a Construit {gizmo} pour {spheres}</translation>
    </message>
    <message>
        <source>{name} did without the rest of an effect</source>
        <translation>{name} a renoncé au reste d&apos;un effet</translation>
    </message>
    <message numerus="yes">
        <source>{name} has no room left: %n sphere(s) of an effect lost</source>
        <translation>
            <numerusform>{name} n&apos;a plus de place&#xa0;: %n Énergie d&apos;un effet perdue</numerusform>
            <numerusform>{name} n&apos;a plus de place&#xa0;: %n Énergies d&apos;un effet perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} had to pass: no action was possible</source>
        <translation>{name} a dû Passer&#xa0;: aucune action n&apos;était possible</translation>
    </message>
    <message>
        <source>{name} has set off the last round</source>
        <translation>{name} a déclenché la dernière manche</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>{name} took too long to decide; a legal move was put in its place</source>
        <translation>{name} a mis trop de temps à décider&#xa0;; un coup autorisé a été joué à la place</translation>
    </message>
    <message>
        <source>{name} crashed while deciding; a legal move was put in its place</source>
        <translation>{name} a planté en décidant&#xa0;; un coup autorisé a été joué à la place</translation>
    </message>
    <message>
        <source>{name} decided something that is not allowed; a legal move was put in its place</source>
        <translation>{name} a décidé quelque chose d&apos;interdit&#xa0;; un coup autorisé a été joué à la place</translation>
    </message>
    <message>
        <source>{name} failed to decide; a legal move was put in its place</source>
        <translation>{name} n&apos;a pas pu décider&#xa0;; un coup autorisé a été joué à la place</translation>
    </message>
    <message>
        <source>Round {round}, {name}</source>
        <translation>Manche {round}, {name}</translation>
    </message>
    <message numerus="yes">
        <source>Last turn: a chain of %n step(s)</source>
        <translation>
            <numerusform>Tour précédent&#xa0;: chaîne de %n étape</numerusform>
            <numerusform>Tour précédent&#xa0;: chaîne de %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with %n point(s)</source>
        <translation>
            <numerusform>{name} mène avec %n point</numerusform>
            <numerusform>{name} mène avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lead with %n point(s)</source>
        <translation>
            <numerusform>Plusieurs mènent avec %n point</numerusform>
            <numerusform>Plusieurs mènent avec %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Fermer le journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s&apos;est encore rien passé.</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
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
        <translation>Quitter et perdre ce qui n&apos;est pas enregistré&#xa0;?</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>MenuPanel</name>
    <message>
        <source>Keys and help</source>
        <translation>Touches et aide</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Gallery of Gizmos</source>
        <translation>Galerie des Bidules</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Look back at this game</source>
        <translation>Revoir cette partie</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <translation>Il ne s&apos;est encore rien passé dans cette partie.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Heat</source>
        <translation>Thermique</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>Électrique</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atomique</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>any energy</source>
        <translation>Énergie au choix</translation>
    </message>
    <message>
        <source>random energy</source>
        <translation>Énergie au hasard</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>one sentence after another</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>NewGameRow</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>2 to 4 seats, persons and computers in any mix</source>
        <translation>2 à 4 places, humains et ordinateurs au choix</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>2 to 4 seats, in the order of play</source>
        <translation>2 à 4 places, dans l&apos;ordre du jeu</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>First player, draw lots or number of the seat</source>
        <translation>Premier joueur, tirage au sort ou numéro de la place</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>Les coups peuvent être annulés</translation>
    </message>
    <message>
        <source>Until a reveal</source>
        <translation>Jusqu&apos;à révélation</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>How far decisions can be taken back</source>
        <translation>Jusqu&apos;où les décisions peuvent être annulées</translation>
    </message>
    <message>
        <source>Next sphere can be seen</source>
        <translation>Prochaine Énergie visible</translation>
    </message>
    <message>
        <source>All see which energy sphere will roll into the row next.</source>
        <translation>Tous voient quelle Énergie roulera ensuite dans la file.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed: no pauses</comment>
        <translation>Maxi</translation>
    </message>
    <message>
        <source>Speed of the computer&apos;s moves</source>
        <translation>Vitesse des coups de l&apos;ordinateur</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Draw a number; the same one gives the same cards and spheres again</source>
        <translation>Tirer un numéro&#xa0;; le même redonne les mêmes cartes et Énergies</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Lancer la partie</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>NewGameTile</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>2 to 4 seats, persons and computers in any mix</source>
        <translation>2 à 4 places, humains et ordinateurs au choix</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>The sound is on.</source>
        <translation>Le son est activé.</translation>
    </message>
    <message>
        <source>The sound is off. Ctrl+M turns it on.</source>
        <translation>Le son est coupé. Ctrl+M le remet.</translation>
    </message>
    <message>
        <source>{name} could not decide; a legal move was put in its place. The log says more.</source>
        <translation>{name} n&apos;a pas pu décider&#xa0;; un coup autorisé a été joué à la place. Le journal en dit plus.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Gizmos with a glowing edge are ready. Use them in any order, each once a turn.</source>
        <translation>Les Bidules au bord lumineux sont prêts. Utilisez-les dans l&apos;ordre voulu, chacun une fois par tour.</translation>
    </message>
    <message>
        <source>You need not use them all: “{button}” asks first if something is still ready.</source>
        <translation>Inutile de tous les utiliser&#xa0;: «&#xa0;{button}&#xa0;» demande d&apos;abord s&apos;il en reste un de prêt.</translation>
    </message>
    <message>
        <source>The last round: this is your last turn. Only Victory Points count now.</source>
        <translation>La dernière manche&#xa0;: c&apos;est votre dernier tour. Seuls comptent les points de victoire.</translation>
    </message>
    <message>
        <source>You can pay for this Gizmo, because your Converters work for you while you pay.</source>
        <translation>Vous pouvez payer ce Bidule, car vos Convertisseurs travaillent pour vous lors du paiement.</translation>
    </message>
    <message>
        <source>Your Archive is full. Build a card from it before you File the next one.</source>
        <translation>Vos archives sont pleines. Construisez-en une carte avant d&apos;Archiver la suivante.</translation>
    </message>
    <message>
        <source>Your ring is almost full, and spheres without a place are lost. Time to Build?</source>
        <translation>Votre réserve est presque pleine, et les Énergies sans place sont perdues. Est-ce le moment de Construire&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to build? {action} shows you %n card(s), and you may build or file one.</source>
        <translation>
            <numerusform>Rien à Construire&#xa0;? {action} vous montre %n carte, que vous pouvez Construire ou Archiver.</numerusform>
            <numerusform>Rien à Construire&#xa0;? {action} vous montre %n cartes, et vous pouvez en Construire ou en Archiver une.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sphere in the chute rolls into the row next. Nobody draws it at random.</source>
        <translation>L&apos;Énergie visible dans le toboggan roule ensuite dans la file. Personne ne la pioche au hasard.</translation>
    </message>
</context>
<context>
    <name>NudgeBubble</name>
    <message>
        <source>Close the tip (Esc)</source>
        <translation>Fermer l&apos;astuce (Échap)</translation>
    </message>
</context>
<context>
    <name>OpponentPanel</name>
    <message>
        <source>%1&apos;s dashboard</source>
        <translation>Plateau&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 of level 3, %3 of %4 spheres in the ring, %5 of %6 cards in the archive, research %7</source>
        <translation>
            <numerusform>%n point, Bidules&#xa0;: %1 sur 16, de niveau 3&#xa0;: %2 sur 4, Énergies dans la réserve&#xa0;: %3 sur %4, cartes dans les archives&#xa0;: %5 sur %6, Capacité de Recherche&#xa0;: %7</numerusform>
            <numerusform>%n points, Bidules&#xa0;: %1 sur 16, de niveau 3&#xa0;: %2 sur 4, Énergies dans la réserve&#xa0;: %3 sur %4, cartes dans les archives&#xa0;: %5 sur %6, Capacité de Recherche&#xa0;: %7</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive %1/%2</source>
        <translation>Archives %1/%2</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Order of the rest</source>
        <translation>Ordre du reste</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Position %1 sur %2</translation>
    </message>
    <message>
        <source>goes under first</source>
        <translation>passe dessous en premier</translation>
    </message>
    <message>
        <source>becomes the bottom card</source>
        <translation>devient la dernière carte</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Déplacer à gauche</translation>
    </message>
    <message>
        <source>It is the first card already.</source>
        <translation>C&apos;est déjà la première carte.</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Déplacer à droite</translation>
    </message>
    <message>
        <source>It is the last card already.</source>
        <translation>C&apos;est déjà la dernière carte.</translation>
    </message>
    <message>
        <source>The left card goes under the deck first</source>
        <translation>La carte de gauche va sous la pioche en premier</translation>
    </message>
</context>
<context>
    <name>OwnDashboard</name>
    <message>
        <source>Own dashboard, large</source>
        <translation>Votre plateau, en grand</translation>
    </message>
    <message>
        <source>%1 of %2 spheres in the ring</source>
        <translation>Énergies dans la réserve&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Réserve</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Leave the game?</source>
        <translation>Quitter la partie&#xa0;?</translation>
    </message>
    <message>
        <source>Your game is saved as it is now. Continue it from the start screen at any time.</source>
        <translation>Votre partie est enregistrée telle quelle. Reprenez-la depuis l&apos;écran d&apos;accueil à tout moment.</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>Rien n&apos;a encore été décidé dans cette partie.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>Pay</name>
    <message>
        <source>Build for {cost}, {full} without the discount</source>
        <translation>Construire pour {cost}, {full} sans la remise</translation>
    </message>
    <message>
        <source>Build for {cost}</source>
        <translation>Construire pour {cost}</translation>
    </message>
    <message>
        <source>{made} of {total}</source>
        <translation>{made} sur {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to pay</source>
        <translation>
            <numerusform>%n façon de payer</numerusform>
            <numerusform>%n façons de payer</numerusform>
        </translation>
    </message>
    <message>
        <source>No sphere leaves your ring</source>
        <translation>Aucune Énergie ne quitte votre réserve</translation>
    </message>
    <message numerus="yes">
        <source>%n sphere(s)</source>
        <translation>
            <numerusform>%n Énergie</numerusform>
            <numerusform>%n Énergies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spends {spheres} and uses up %n Converter(s) for this turn</source>
        <translation>
            <numerusform>Dépense {spheres} et utilise %n Convertisseur ce tour</numerusform>
            <numerusform>Dépense {spheres} et utilise %n Convertisseurs ce tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Spends {spheres} and no Converter</source>
        <translation>Dépense {spheres} et aucun Convertisseur</translation>
    </message>
    <message>
        <source>Keeps what you need</source>
        <translation>Garde le nécessaire</translation>
    </message>
    <message>
        <source>Leaves {energies} for your Archive</source>
        <translation>Laisse pour vos archives&#xa0;: {energies}</translation>
    </message>
    <message>
        <source>Fewest spheres</source>
        <translation>Le moins d&apos;Énergies</translation>
    </message>
    <message numerus="yes">
        <source>Takes only %n sphere(s) out of your ring</source>
        <translation>
            <numerusform>Ne prend que %n Énergie dans votre réserve</numerusform>
            <numerusform>Ne prend que %n Énergies dans votre réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>Without Converters</source>
        <translation>Sans Convertisseurs</translation>
    </message>
    <message>
        <source>All your Converters still work this turn</source>
        <translation>Tous vos Convertisseurs restent utilisables ce tour</translation>
    </message>
    <message>
        <source>Saves Converters</source>
        <translation>Économise les Convertisseurs</translation>
    </message>
    <message numerus="yes">
        <source>Uses up no more than %n Converter(s)</source>
        <translation>
            <numerusform>N&apos;utilise que %n Convertisseur</numerusform>
            <numerusform>N&apos;utilise que %n Convertisseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps variety</source>
        <translation>Garde la variété</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n kind(s) of Energy in your ring</source>
        <translation>
            <numerusform>Laisse %n type d&apos;Énergie dans votre réserve</numerusform>
            <numerusform>Laisse %n types d&apos;Énergie dans votre réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes room</source>
        <translation>Fait de la place</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n, more than it has to</source>
        <translation>
            <numerusform>Paie %n, plus que nécessaire</numerusform>
            <numerusform>Paie %n, plus que nécessaire</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps {energy}</source>
        <translation>Garde l&apos;Énergie {energy}</translation>
    </message>
    <message>
        <source>Leaves {energies} in your ring</source>
        <translation>Laisse {energies} dans votre réserve</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>La seule façon</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Autre façon</translation>
    </message>
    <message>
        <source>Spends {spheres}</source>
        <translation>Dépense {spheres}</translation>
    </message>
</context>
<context>
    <name>PayLane</name>
    <message>
        <source>%1 through converters counts as %2</source>
        <translation>Avec les Convertisseurs&#xa0;: %1, ce qui compte comme %2</translation>
    </message>
    <message>
        <source>%1 as it is</source>
        <translation>%1, sans changement</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>sans changement</translation>
    </message>
</context>
<context>
    <name>PayOption</name>
    <message>
        <source>Nothing leaves the ring.</source>
        <translation>Rien ne quitte la réserve.</translation>
    </message>
    <message>
        <source>Spends %1.</source>
        <translation>Dépense %1.</translation>
    </message>
    <message>
        <source>Nothing stays.</source>
        <translation>Il ne reste rien.</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <translation>Il reste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>From your ring</source>
        <translation>De votre réserve</translation>
    </message>
    <message>
        <source>Converters at work</source>
        <translation>Convertisseurs à l&apos;œuvre</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Compte comme</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Used this turn.</source>
        <translation>Utilisé ce tour.</translation>
    </message>
    <message>
        <source>At work in this payment.</source>
        <translation>À l&apos;œuvre dans ce paiement.</translation>
    </message>
    <message>
        <source>Ready to be used.</source>
        <translation>Prêt à être utilisé.</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Points en moyenne</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Plus longue chaîne</translation>
    </message>
    <message>
        <source>Built most often</source>
        <translation>Le plus construit</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Par adversaire</translation>
    </message>
    <message>
        <source>By number of seats</source>
        <translation>Par nombre de places</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Rang %1&#xa0;: %2, %n point</numerusform>
            <numerusform>Rang %1&#xa0;: %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message numerus="yes">
        <source>Building it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>Le Construire déclenche %n de vos Bidules</numerusform>
            <numerusform>Le Construire déclenche %n de vos Bidules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filing it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>L&apos;Archiver déclenche %n de vos Bidules</numerusform>
            <numerusform>L&apos;Archiver déclenche %n de vos Bidules</numerusform>
        </translation>
    </message>
    <message>
        <source>Active Gizmo of {name}</source>
        <translation>Bidule actif&#xa0;: {name}</translation>
    </message>
    <message>
        <source>In the Archive of {name}</source>
        <translation>Archives&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Use it: {rule}</source>
        <translation>Utiliser&#xa0;: {rule}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{name} is playing</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>You can look around meanwhile</source>
        <translation>En attendant, vous pouvez tout regarder</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Your turn is over; the table is covered in a moment</source>
        <translation>Votre tour est fini&#xa0;; la table sera cachée dans un instant</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passez l&apos;ordinateur à {name}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>{name} is to decide</source>
        <translation>C&apos;est à {name} de décider</translation>
    </message>
    <message>
        <source>This is a replay</source>
        <translation>Ceci est une relecture</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Votre dernier tour</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Choose a card to File</source>
        <translation>Choisissez une carte à Archiver</translation>
    </message>
    <message>
        <source>Choose a sphere to Pick</source>
        <translation>Choisissez l&apos;Énergie à prendre</translation>
    </message>
    <message>
        <source>Choose a Gizmo to Build</source>
        <translation>Choisissez un Bidule</translation>
    </message>
    <message>
        <source>Choose a deck to Research</source>
        <translation>Choisissez une pioche où Rechercher</translation>
    </message>
    <message>
        <source>Choose one action</source>
        <translation>Choisissez une action</translation>
    </message>
    <message>
        <source>No action is possible: you have to pass</source>
        <translation>Aucune action n&apos;est possible&#xa0;: vous devez Passer</translation>
    </message>
    <message numerus="yes">
        <source>%n Gizmo(s) ready</source>
        <translation>
            <numerusform>%n Bidule prêt</numerusform>
            <numerusform>%n Bidules prêts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting: {reason}</source>
        <translation>
            <numerusform>%n autre en attente&#xa0;: {reason}</numerusform>
            <numerusform>%n autres en attente&#xa0;: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting, each for its own reason</source>
        <translation>
            <numerusform>%n autre en attente, pour sa propre raison</numerusform>
            <numerusform>%n autres en attente, chacun pour sa raison</numerusform>
        </translation>
    </message>
    <message>
        <source>Use them in any order, or end the turn</source>
        <translation>Utilisez-les dans l&apos;ordre voulu ou finissez le tour</translation>
    </message>
    <message>
        <source>Step {number} of {count}; you may skip the rest</source>
        <translation>Étape {number} sur {count}&#xa0;; vous pouvez ignorer le reste</translation>
    </message>
    <message>
        <source>You may skip it</source>
        <translation>Vous pouvez l&apos;ignorer</translation>
    </message>
    <message>
        <source>Pick an Energy Sphere</source>
        <translation>Choisissez une Énergie</translation>
    </message>
    <message>
        <source>Draw another random sphere?</source>
        <translation>Piocher une autre Énergie au hasard&#xa0;?</translation>
    </message>
    <message>
        <source>File a card of the display</source>
        <translation>Archivez une carte des lignes</translation>
    </message>
    <message>
        <source>Build a level 1 Gizmo for free</source>
        <translation>Construisez gratuitement un Bidule de niveau 1</translation>
    </message>
    <message>
        <source>Research a Level Deck</source>
        <translation>Recherchez dans une pioche</translation>
    </message>
    <message>
        <source>The best payment is chosen for you</source>
        <translation>Le meilleur paiement est choisi pour vous</translation>
    </message>
    <message>
        <source>Another payment than the best is chosen</source>
        <translation>Un autre paiement que le meilleur est choisi</translation>
    </message>
    <message>
        <source>Pay {cost}</source>
        <translation>Payer {cost}</translation>
    </message>
    <message>
        <source>Build one or keep none</source>
        <translation>Construisez-en une ou aucune</translation>
    </message>
    <message>
        <source>Keep one or none</source>
        <translation>Gardez-en une ou aucune</translation>
    </message>
    <message>
        <source>Build it, File it, or put all back</source>
        <translation>Construisez, Archivez ou remettez tout</translation>
    </message>
    <message numerus="yes">
        <source>Put %n card(s) back</source>
        <translation>
            <numerusform>Remettez %n carte</numerusform>
            <numerusform>Remettez %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>They go under the deck from left to right: the last one becomes the bottom card</source>
        <translation>Sous la pioche de gauche à droite&#xa0;; la dernière tout en bas</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Your Energy Storage Ring is full.</source>
        <translation>Votre réserve est pleine.</translation>
    </message>
    <message>
        <source>Your Archive is full.</source>
        <translation>Vos archives sont pleines.</translation>
    </message>
    <message>
        <source>One of your Gizmos forbids you to File.</source>
        <translation>Un de vos Bidules vous interdit d&apos;Archiver.</translation>
    </message>
    <message>
        <source>One of your Gizmos forbids you to Research.</source>
        <translation>Un de vos Bidules vous interdit de Rechercher.</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>Il n&apos;y a aucune carte à prendre.</translation>
    </message>
    <message>
        <source>There is no sphere to take.</source>
        <translation>Il n&apos;y a aucune Énergie à prendre.</translation>
    </message>
    <message>
        <source>There is no level 1 Gizmo to build.</source>
        <translation>Il n&apos;y a aucun Bidule de niveau 1 à Construire.</translation>
    </message>
    <message>
        <source>You cannot pay for any Gizmo.</source>
        <translation>Vous ne pouvez payer aucun Bidule.</translation>
    </message>
    <message>
        <source>All Level Decks are empty.</source>
        <translation>Toutes les pioches sont vides.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n&apos;est pas votre tour.</translation>
    </message>
    <message>
        <source>That is not to be decided now.</source>
        <translation>Ce n&apos;est pas à décider maintenant.</translation>
    </message>
    <message>
        <source>Ring full</source>
        <translation>Réserve pleine</translation>
    </message>
    <message>
        <source>Archive full</source>
        <translation>Archives pleines</translation>
    </message>
    <message>
        <source>No File</source>
        <translation>Archiver interdit</translation>
    </message>
    <message>
        <source>No Research</source>
        <translation>Rechercher interdit</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>No sphere</source>
        <translation>Aucune Énergie</translation>
    </message>
    <message>
        <source>No level 1 card</source>
        <translation>Aucun niveau 1</translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation>Trop cher</translation>
    </message>
    <message>
        <source>Decks empty</source>
        <translation>Pioches vides</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message numerus="yes">
        <source>You are %n sphere(s) short of the cost.</source>
        <translation>
            <numerusform>Il vous manque %n Énergie pour le coût.</numerusform>
            <numerusform>Il vous manque %n Énergies pour le coût.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>manque %n</numerusform>
            <numerusform>manque %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a replay; play on from here to decide anything.</source>
        <translation>Ceci est une relecture&#xa0;; jouez à partir d&apos;ici pour décider.</translation>
    </message>
    <message>
        <source>This Level Deck is empty.</source>
        <translation>Cette pioche est vide.</translation>
    </message>
    <message>
        <source>Only a level 1 Gizmo can be built for free now.</source>
        <translation>Seul un Bidule de niveau 1 peut être Construit gratuitement maintenant.</translation>
    </message>
    <message>
        <source>A card is to be filed now.</source>
        <translation>Il faut maintenant Archiver une carte.</translation>
    </message>
    <message>
        <source>A sphere is to be picked now.</source>
        <translation>Il faut maintenant Choisir une Énergie.</translation>
    </message>
    <message>
        <source>A Gizmo is to be built now.</source>
        <translation>Il faut maintenant Construire un Bidule.</translation>
    </message>
    <message>
        <source>A Level Deck is to be researched now.</source>
        <translation>Il faut maintenant Rechercher dans une pioche.</translation>
    </message>
    <message>
        <source>A sphere is to be drawn now.</source>
        <translation>Il faut maintenant Piocher une Énergie.</translation>
    </message>
    <message>
        <source>The drawn cards come first.</source>
        <translation>D&apos;abord les cartes piochées.</translation>
    </message>
    <message>
        <source>The action of this turn is done; use Gizmos or end the turn.</source>
        <translation>L&apos;action de ce tour est faite&#xa0;; utilisez des Bidules ou finissez le tour.</translation>
    </message>
    <message>
        <source>The payment comes first.</source>
        <translation>D&apos;abord le paiement.</translation>
    </message>
    <message>
        <source>{name} is to decide.</source>
        <translation>C&apos;est à {name} de décider.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>This card is in your Archive already.</source>
        <translation>Cette carte est déjà dans vos archives.</translation>
    </message>
    <message>
        <source>This card belongs to another player.</source>
        <translation>Cette carte appartient à un autre joueur.</translation>
    </message>
    <message>
        <source>Nothing has triggered this Gizmo this turn.</source>
        <translation>Rien n&apos;a déclenché ce Bidule ce tour.</translation>
    </message>
    <message>
        <source>This Gizmo has been used this turn.</source>
        <translation>Ce Bidule a déjà été utilisé ce tour.</translation>
    </message>
    <message>
        <source>This Gizmo is ready to be used.</source>
        <translation>Ce Bidule est prêt à être utilisé.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, {name}</source>
        <translation>Manche {round}, {name}</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>Where the game stands now</source>
        <translation>Où en est la partie maintenant</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>Le début de la partie</translation>
    </message>
    <message>
        <source>The game is over at this moment; go back to play on.</source>
        <translation>À ce moment la partie est finie&#xa0;; revenez en arrière pour jouer.</translation>
    </message>
    <message>
        <source>The same players</source>
        <translation>Les mêmes joueurs</translation>
    </message>
    <message>
        <source>Persons on all seats</source>
        <translation>Des humains à toutes les places</translation>
    </message>
    <message>
        <source>You play {name}, computers play the others</source>
        <translation>Vous jouez {name}, les ordinateurs jouent les autres</translation>
    </message>
    <message>
        <source>This is a new game from that moment; the old one stays as it was.</source>
        <translation>C&apos;est une nouvelle partie à partir de ce moment&#xa0;; l&apos;ancienne reste inchangée.</translation>
    </message>
    <message>
        <source>This is a new game from that moment, with all hidden cards dealt anew; the old one stays as it was.</source>
        <translation>C&apos;est une nouvelle partie à partir de ce moment, avec toutes les cartes cachées redistribuées&#xa0;; l&apos;ancienne reste inchangée.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Look from the seat of %1</source>
        <translation>Regarder depuis cette place&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Moment of the game, by rounds</source>
        <translation>Moment de la partie, par manches</translation>
    </message>
    <message>
        <source>One turn back (Ctrl+←)</source>
        <translation>Un tour en arrière (Ctrl+←)</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>C&apos;est le début.</translation>
    </message>
    <message>
        <source>One step back (,)</source>
        <translation>Une étape en arrière (,)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <translation>Il ne s&apos;est encore rien passé dans cette partie.</translation>
    </message>
    <message>
        <source>One step on (.)</source>
        <translation>Une étape en avant (.)</translation>
    </message>
    <message>
        <source>This is the last moment.</source>
        <translation>C&apos;est le dernier moment.</translation>
    </message>
    <message>
        <source>One turn on (Ctrl+→)</source>
        <translation>Un tour en avant (Ctrl+→)</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Résultat de la partie</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Analyse de la partie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Quitter la relecture (Échap)</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message numerus="yes">
        <source>Research level {level}: %n card(s) drawn</source>
        <translation>
            <numerusform>Rechercher au niveau {level}&#xa0;: %n carte piochée</numerusform>
            <numerusform>Rechercher au niveau {level}&#xa0;: %n cartes piochées</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of the rest</source>
        <translation>Ordre du reste</translation>
    </message>
</context>
<context>
    <name>ResearchPanel</name>
    <message>
        <source>%1 %2</source>
        <comment>one sentence after another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Arrow keys move, B builds, F files, N keeps none.</source>
        <translation>Les flèches déplacent, B Construit, F Archive, N n&apos;en garde aucune.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 can be paid for now.</source>
        <translation>
            <numerusform>%n sur %1 peut être payée maintenant.</numerusform>
            <numerusform>%n sur %1 peuvent être payées maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archiver</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rounds}, longest chain of %n step(s)</source>
        <translation>
            <numerusform>{rounds}, plus longue chaîne de %n étape</numerusform>
            <numerusform>{rounds}, plus longue chaîne de %n étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after %n round(s), because only computers were playing</source>
        <translation>
            <numerusform>Arrêtée après %n manche, car seuls des ordinateurs jouaient</numerusform>
            <numerusform>Arrêtée après %n manches, car seuls des ordinateurs jouaient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by active Gizmos, {most} to {next}</source>
        <translation>
            <numerusform>%n point chacun&#xa0;: {first} gagne aux Bidules actifs, {most} à {next}</numerusform>
            <numerusform>%n points chacun&#xa0;: {first} gagne aux Bidules actifs, {most} à {next}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by spheres in the ring, {most} to {next}</source>
        <translation>
            <numerusform>%n point chacun&#xa0;: {first} gagne aux Énergies en réserve, {most} à {next}</numerusform>
            <numerusform>%n points chacun&#xa0;: {first} gagne aux Énergies en réserve, {most} à {next}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All is equal at %n point(s): {first} wins, being farther from the first player than {second}</source>
        <translation>
            <numerusform>Égalité parfaite à %n point&#xa0;: {first} l&apos;emporte sur {second}, étant plus loin du premier joueur</numerusform>
            <numerusform>Égalité parfaite à %n points&#xa0;: {first} l&apos;emporte sur {second}, étant plus loin du premier joueur</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review: {names}</source>
        <translation>Analyse&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Thinking the game over…</source>
        <translation>Analyse de la partie…</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n decision(s) thought over</source>
        <translation>
            <numerusform>Décisions analysées&#xa0;: {done} sur %n</numerusform>
            <numerusform>Décisions analysées&#xa0;: {done} sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), each decision judged by what could be known then</source>
        <translation>
            <numerusform>%n manche, chaque décision jugée selon ce qu&apos;on pouvait savoir alors</numerusform>
            <numerusform>%n manches, chaque décision jugée selon ce qu&apos;on pouvait savoir alors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the first %n decision(s) are shown here</source>
        <translation>
            <numerusform>Arrêté après %n décision, montrée ici</numerusform>
            <numerusform>Arrêté après %n décisions, montrées ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking took too long. The game is kept as it is; try it again.</source>
        <translation>La réflexion a été trop longue. La partie reste telle quelle&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The review could not be made. The game is kept as it is; try it again.</source>
        <translation>L&apos;analyse n&apos;a pas pu être faite. La partie reste telle quelle&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {chances}</source>
        <translation>Manche {round}, {name}&#xa0;: {chances}</translation>
    </message>
    <message>
        <source>At the beginning: {chances}</source>
        <translation>Au début&#xa0;: {chances}</translation>
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
        <translation>au mieux</translation>
    </message>
    <message>
        <source>Turning point {number}: round {round}, {name}, chance to win from {before} to {after}</source>
        <translation>Tournant {number}&#xa0;: manche {round}, {name}, chances de gagner de {before} à {after}</translation>
    </message>
    <message>
        <source>Played: {action}</source>
        <translation>Joué&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Mieux&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Nothing better could be known then.</source>
        <translation>Rien de mieux ne pouvait être trouvé alors.</translation>
    </message>
    <message>
        <source>Round {round}. {played}. It was the best, or as good.</source>
        <translation>Manche {round}. {played}. C&apos;était le mieux, ou aussi bien.</translation>
    </message>
    <message>
        <source>Round {round}. {played}. It gave away {share}. {better}.</source>
        <translation>Manche {round}. {played}. Cela a coûté {share}. {better}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) were the best, or nearly</source>
        <translation>
            <numerusform>%n décision sur {count} était la meilleure, ou presque</numerusform>
            <numerusform>%n décisions sur {count} étaient les meilleures, ou presque</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review the whole game</source>
        <translation>Analyser toute la partie</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Arrêter ici</translation>
    </message>
    <message>
        <source>What has been found so far is shown.</source>
        <translation>Ce qui a été trouvé jusqu&apos;ici est montré.</translation>
    </message>
    <message>
        <source>Too little was thought over to show a curve.</source>
        <translation>Trop peu a été analysé pour montrer une courbe.</translation>
    </message>
    <message>
        <source>Where the game turned</source>
        <translation>Les tournants de la partie</translation>
    </message>
    <message>
        <source>The game turned nowhere at once.</source>
        <translation>La partie n&apos;a jamais basculé d&apos;un coup.</translation>
    </message>
    <message>
        <source>Whose decisions are shown</source>
        <translation>Joueur dont les décisions sont montrées</translation>
    </message>
    <message>
        <source>What each decision gave away</source>
        <translation>Ce que chaque décision a coûté</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Ring</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} sur {count}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Choose a face-up card of the display and put it into your Archive. From now on only you can build it. A new card of the same Level Deck fills its place at once.</source>
        <translation>Choisissez une carte face visible d&apos;une ligne et ajoutez-la à vos archives. À partir de maintenant, vous seul pourrez la Construire. Une nouvelle carte de la même pioche la remplace aussitôt.</translation>
    </message>
    <message>
        <source>From the display into your Archive</source>
        <translation>Des lignes à vos archives</translation>
    </message>
    <message>
        <source>A card of the display</source>
        <translation>Une carte d&apos;une ligne</translation>
    </message>
    <message>
        <source>goes into your Archive</source>
        <translation>va dans vos archives</translation>
    </message>
    <message>
        <source>A card of the deck fills its place</source>
        <translation>Une carte de la pioche la remplace</translation>
    </message>
    <message>
        <source>Your Archive is full</source>
        <translation>Vos archives sont pleines</translation>
    </message>
    <message>
        <source>Your File Limit says how many cards your Archive can hold. It is 1 at the start, and Upgrades raise it. With a full Archive you cannot File. You cannot throw a card away either: build it.</source>
        <translation>Votre limite d&apos;archives indique combien de cartes vos archives peuvent contenir. Elle est de 1 au début, et des Améliorations l&apos;augmentent. Avec des archives pleines, vous ne pouvez pas Archiver. Vous ne pouvez pas non plus défausser une carte&#xa0;: Construisez-la.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>You can File only if there is a face-up card to take.</source>
        <translation>Vous ne pouvez Archiver que s&apos;il y a une carte face visible à prendre.</translation>
    </message>
    <message>
        <source>A card that is in your Archive already cannot be filed again.</source>
        <translation>Une carte déjà dans vos archives ne peut pas être archivée de nouveau.</translation>
    </message>
    <message>
        <source>Archives are open: everybody sees what you have filed.</source>
        <translation>Les archives sont visibles&#xa0;: tout le monde voit ce que vous avez archivé.</translation>
    </message>
    <message>
        <source>A card in your Archive is no active Gizmo. It does nothing and is worth nothing.</source>
        <translation>Une carte dans vos archives n&apos;est pas un Bidule actif. Elle ne fait rien et ne vaut rien.</translation>
    </message>
    <message>
        <source>A File in a Research, or by the effect of a Gizmo, is a File as well: it triggers your File Gizmos.</source>
        <translation>Archiver en Recherchant, ou par l&apos;effet d&apos;un Bidule, est aussi l&apos;action Archiver&#xa0;: vos Bidules d&apos;Archivage se déclenchent.</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose one of the 6 Energy Spheres in the Energy Row and put it into your Energy Storage Ring. The row moves up, and a new sphere rolls in at once.</source>
        <translation>Choisissez une Énergie parmi les 6 de la file d&apos;Énergie et ajoutez-la à votre réserve. La file avance, et une nouvelle Énergie y roule aussitôt.</translation>
    </message>
    <message>
        <source>From the Energy Row into your ring</source>
        <translation>De la file d&apos;Énergie à votre réserve</translation>
    </message>
    <message>
        <source>Energy Row</source>
        <translation>File d&apos;Énergie</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Your ring is full</source>
        <translation>Votre réserve est pleine</translation>
    </message>
    <message>
        <source>Your Storage Limit says how many spheres your ring can hold. It is 5 at the start, and Upgrades raise it. With a full ring you can take no sphere, not even in exchange for another one. Build something to make room.</source>
        <translation>Votre limite d&apos;Énergies indique combien d&apos;Énergies votre réserve peut contenir. Elle est de 5 au début, et des Améliorations l&apos;augmentent. Avec une réserve pleine, vous ne pouvez plus prendre d&apos;Énergie, même en échange d&apos;une autre. Construisez pour faire de la place.</translation>
    </message>
    <message>
        <source>Random spheres</source>
        <translation>Énergies au hasard</translation>
    </message>
    <message>
        <source>Some Gizmos let you draw a random sphere. It comes out of the dispenser, not out of the row. That is no Pick, so it triggers nothing. It needs room in your ring, too.</source>
        <translation>Certains Bidules vous permettent de Piocher une Énergie au hasard. Elle vient du distributeur, pas de la file. Ce n&apos;est pas l&apos;action Choisir, rien ne se déclenche donc. Il lui faut aussi de la place dans votre réserve.</translation>
    </message>
    <message>
        <source>Several spheres by one Gizmo</source>
        <translation>Plusieurs Énergies par un Bidule</translation>
    </message>
    <message>
        <source>You take them one by one. The row fills up after each Pick, so the next one may be the sphere that has just rolled in. What your Picks trigger can be used after the last one. If your ring has room for fewer, you take what fits and the rest is lost.</source>
        <translation>Vous les prenez une par une. La file se complète après chacune, la suivante peut donc être celle qui vient d&apos;y rouler. Ce qu&apos;elles déclenchent s&apos;utilise après la dernière. Si votre réserve a moins de place, vous prenez ce qui tient et le reste est perdu.</translation>
    </message>
    <message>
        <source>If the row is empty, there is no sphere to take.</source>
        <translation>Si la file est vide, il n&apos;y a aucune Énergie à prendre.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Choose a card of the display or of your Archive and pay its cost with the spheres in your ring. They go back into the dispenser. The card becomes an active Gizmo in the column of its kind.</source>
        <translation>Choisissez une carte d&apos;une ligne ou de vos archives et payez son coût avec les Énergies de votre réserve. Elles retournent dans le distributeur. La carte devient un Bidule actif dans la colonne de son type.</translation>
    </message>
    <message>
        <source>Paying for a card</source>
        <translation>Payer une carte</translation>
    </message>
    <message>
        <source>3 Atomic pay for this one.</source>
        <translation>3 Atomiques paient celle-ci.</translation>
    </message>
    <message>
        <source>Any 7 spheres pay for a Generic Gizmo.</source>
        <translation>N&apos;importe quelles 7 Énergies paient un Bidule générique.</translation>
    </message>
    <message>
        <source>An empty place of the display is filled at once, before any Gizmo is used.</source>
        <translation>Une place vide d&apos;une ligne est remplie aussitôt, avant l&apos;utilisation de tout Bidule.</translation>
    </message>
    <message>
        <source>A Gizmo that you have built stays for the rest of the game.</source>
        <translation>Un Bidule que vous avez construit reste jusqu&apos;à la fin de la partie.</translation>
    </message>
    <message>
        <source>You cannot pay</source>
        <translation>Vous ne pouvez pas payer</translation>
    </message>
    <message>
        <source>The card must be paid in its own Energy, or in what your Converters make of your spheres. The program says how many spheres you are short. Pick some, or File the card so that nobody else gets it.</source>
        <translation>La carte se paie avec son type d&apos;Énergie, ou avec ce que vos Convertisseurs font de vos Énergies. Le programme dit combien d&apos;Énergies il vous manque. Choisissez-en, ou Archivez la carte pour que personne d&apos;autre ne la prenne.</translation>
    </message>
    <message>
        <source>Paying exactly</source>
        <translation>Payer exactement</translation>
    </message>
    <message>
        <source>You pay the cost, not more. A discount is an offer: you may pay the lower cost, the full cost, or anything in between. Several discounts add up, but a cost never falls below 0.</source>
        <translation>Vous payez le coût, pas plus. Une remise est une offre&#xa0;: vous pouvez payer le coût réduit, le coût entier ou entre les deux. Plusieurs remises s&apos;additionnent, mais un coût ne descend jamais sous 0.</translation>
    </message>
    <message>
        <source>Generic Gizmos</source>
        <translation>Bidules génériques</translation>
    </message>
    <message>
        <source>Any mix of Energy pays for a Generic Gizmo. When you build it, it counts as a Gizmo of every Energy: it triggers all your Build Gizmos that wait for a colour, each of them once.</source>
        <translation>N&apos;importe quel mélange d&apos;Énergies paie un Bidule générique. Quand vous le Construisez, il compte comme un Bidule de chaque Énergie&#xa0;: il déclenche tous vos Bidules de Construction qui attendent une couleur, chacun une fois.</translation>
    </message>
    <message>
        <source>Building for free</source>
        <translation>Construire gratuitement</translation>
    </message>
    <message>
        <source>Some Gizmos let you build a level 1 card for free, from the display or from your Archive. That is a Build like any other and triggers your Gizmos. It needs a card of level 1 in one of the two.</source>
        <translation>Certains Bidules vous permettent de Construire gratuitement une carte de niveau 1, d&apos;une ligne ou de vos archives. C&apos;est une action Construire comme une autre et elle déclenche vos Bidules. Il faut pour cela une carte de niveau 1 dans les lignes ou dans vos archives.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Choose one Level Deck and draw as many cards as your Research Amount says: 3 at the start, and Upgrades raise it. Only you see them.</source>
        <translation>Choisissez une seule pioche et piochez-y un nombre de cartes égal à votre Capacité de Recherche&#xa0;: 3 au début, et des Améliorations l&apos;augmentent. Vous seul les voyez.</translation>
    </message>
    <message>
        <source>Drawing from a Level Deck</source>
        <translation>Piocher des cartes dans une pioche</translation>
    </message>
    <message>
        <source>Draw cards of one level</source>
        <translation>Piochez des cartes d&apos;un niveau</translation>
    </message>
    <message>
        <source>Build one, File one, or keep none</source>
        <translation>Construisez ou Archivez-en une, ou aucune</translation>
    </message>
    <message>
        <source>The rest goes under the deck</source>
        <translation>Le reste va sous la pioche</translation>
    </message>
    <message>
        <source>Then do one of these:</source>
        <translation>Puis faites l&apos;une de ces choses&#xa0;:</translation>
    </message>
    <message>
        <source>Build one of the cards, and pay for it.</source>
        <translation>Construisez une des cartes en la payant.</translation>
    </message>
    <message>
        <source>File one of the cards, if your Archive has room.</source>
        <translation>Archivez une des cartes, si vos archives ont de la place.</translation>
    </message>
    <message>
        <source>Keep none of them.</source>
        <translation>N&apos;en gardez aucune.</translation>
    </message>
    <message>
        <source>All other cards go to the bottom of their deck, one by one, in the order that you choose.</source>
        <translation>Toutes les autres cartes vont sous leur pioche, une par une, dans l&apos;ordre de votre choix.</translation>
    </message>
    <message>
        <source>What it triggers</source>
        <translation>Ce que cela déclenche</translation>
    </message>
    <message>
        <source>Research itself triggers nothing. What you build or file in it triggers your Gizmos like any other Build or File. Such a Build comes neither from the display nor from your Archive.</source>
        <translation>Rechercher ne déclenche rien en soi. Ce que vous Construisez ou Archivez ainsi déclenche vos Bidules comme toujours. Une telle construction ne vient ni des lignes ni de vos archives.</translation>
    </message>
    <message>
        <source>Few cards or none</source>
        <translation>Peu de cartes ou aucune</translation>
    </message>
    <message>
        <source>If the deck has fewer cards than your Research Amount, you draw all of them. From an empty deck you cannot draw. If all 3 decks are empty, you cannot Research.</source>
        <translation>S&apos;il y a moins de cartes dans la pioche que votre Capacité de Recherche, vous les piochez toutes. On ne peut pas piocher dans une pioche vide. Si les 3 pioches sont vides, vous ne pouvez pas Rechercher.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>You are inventors at a science fair. You build machines, called Gizmos, and each of them does something for you. At first you do one thing in a turn. Later one thing triggers the next.</source>
        <translation>Vous êtes des inventeurs à une foire aux sciences. Vous construisez des machines, les Bidules, et chacune fait quelque chose pour vous. Au début, vous ne faites qu&apos;une chose par tour. Plus tard, une chose déclenche la suivante.</translation>
    </message>
    <message>
        <source>2 to 4 players take turns. Whoever has the most Victory Points at the end wins.</source>
        <translation>2 à 4 joueurs jouent à tour de rôle. Celui qui a le plus de points de victoire à la fin l&apos;emporte.</translation>
    </message>
    <message>
        <source>Energy Spheres pay for Gizmos. There are 4 kinds of Energy.</source>
        <translation>Les Énergies paient les Bidules. Il y a 4 types d&apos;Énergie.</translation>
    </message>
    <message>
        <source>What is on a card</source>
        <translation>Ce qu&apos;il y a sur une carte</translation>
    </message>
    <message>
        <source>A Gizmo card</source>
        <translation>Une carte Bidule</translation>
    </message>
    <message>
        <source>Cost: so many spheres of this Energy</source>
        <translation>Coût&#xa0;: autant d&apos;Énergies de ce type</translation>
    </message>
    <message>
        <source>Level: one, two or three bars</source>
        <translation>Niveau&#xa0;: une, deux ou trois barres</translation>
    </message>
    <message>
        <source>Victory Points at the end</source>
        <translation>Points de victoire à la fin</translation>
    </message>
    <message>
        <source>Its machine: no two are alike</source>
        <translation>Sa machine&#xa0;: il n&apos;y en a pas deux pareilles</translation>
    </message>
    <message>
        <source>What it does: what triggers it, an arrow, its effect</source>
        <translation>Ce qu&apos;elle fait&#xa0;: ce qui la déclenche, une flèche, son effet</translation>
    </message>
    <message>
        <source>An active Gizmo lies in one of 5 columns below your Player Dashboard: Upgrade, Converter, File, Pick or Build. The column says what triggers it.</source>
        <translation>Un Bidule actif se trouve dans une des 5 colonnes sous votre plateau de joueur&#xa0;: Amélioration, Convertisseur, Archiver, Choisir ou Construire. La colonne indique ce qui le déclenche.</translation>
    </message>
    <message>
        <source>A card with a tab of all colours is a Generic Gizmo. Any mix of Energy pays for it.</source>
        <translation>Une carte à onglet de toutes les couleurs est un Bidule générique. N&apos;importe quel mélange d&apos;Énergies le paie.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>The program lays everything out for you:</source>
        <translation>Le programme met tout en place pour vous&#xa0;:</translation>
    </message>
    <message>
        <source>Every player gets a Player Dashboard, an Energy Storage Ring and a Starting Gizmo. The Starting Gizmo is active at once, in the File column.</source>
        <translation>Chaque joueur reçoit un plateau de joueur, une réserve et un Bidule de départ. Le Bidule de départ est actif d&apos;emblée, dans la colonne Archiver.</translation>
    </message>
    <message>
        <source>Lots are drawn for the First Player. The turns go round clockwise.</source>
        <translation>Le premier joueur est tiré au hasard. Les tours se suivent dans le sens des aiguilles d&apos;une montre.</translation>
    </message>
    <message>
        <source>The cards are shuffled, one Level Deck for each level. There are 36 cards of each level. 20 cards of level 3 leave the game, and nobody sees which: only 16 of them are used.</source>
        <translation>Les cartes sont mélangées, une pioche par niveau. Il y a 36 cartes de chaque niveau. 20 cartes de niveau 3 quittent la partie sans que personne ne voie lesquelles&#xa0;: 16 seulement sont utilisées.</translation>
    </message>
    <message>
        <source>The Display Area is filled: 4 cards of level 1, 3 of level 2 and 2 of level 3, all face up.</source>
        <translation>Les lignes sont remplies&#xa0;: 4 cartes de niveau 1, 3 de niveau 2 et 2 de niveau 3, toutes face visible.</translation>
    </message>
    <message>
        <source>All 52 Energy Spheres go into the Energy Dispenser, 13 of each kind. 6 of them roll out by chance: they are the Energy Row.</source>
        <translation>Les 52 Énergies vont dans le distributeur d&apos;Énergie, 13 de chaque type. 6 d&apos;entre elles en sortent au hasard&#xa0;: c&apos;est la file d&apos;Énergie.</translation>
    </message>
    <message>
        <source>At the start your Storage Limit is 5, your File Limit is 1 and your Research Amount is 3.</source>
        <translation>Au début, votre limite d&apos;Énergies est de 5, votre limite d&apos;archives de 1 et votre Capacité de Recherche de 3.</translation>
    </message>
    <message>
        <source>Level Decks and Display Area</source>
        <translation>Pioches et lignes</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>Niveau 3</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Niveau 2</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>Niveau 1</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Ce que vous pouvez savoir</translation>
    </message>
    <message>
        <source>Open to all: the display, the row, all rings, archives, active Gizmos and tokens, and how many cards are in each deck.</source>
        <translation>Visible de tous&#xa0;: les lignes, la file, toutes les réserves, les archives, les Bidules actifs et les jetons, et le nombre de cartes de chaque pioche.</translation>
    </message>
    <message>
        <source>Hidden from all: the order of the decks, the next sphere, and which cards of level 3 have left the game.</source>
        <translation>Caché à tous&#xa0;: l&apos;ordre des pioches, la prochaine Énergie et les cartes de niveau 3 qui ont quitté la partie.</translation>
    </message>
    <message>
        <source>Hidden from the others: the cards that you draw in a Research.</source>
        <translation>Caché aux autres&#xa0;: les cartes que vous piochez en Recherchant.</translation>
    </message>
    <message>
        <source>Option: the chute can be seen</source>
        <translation>Option&#xa0;: prochaine Énergie visible</translation>
    </message>
    <message>
        <source>If you choose this for a new game, all see the one sphere that rolls into the row next. A random draw then takes another one.</source>
        <translation>Si vous choisissez cela pour une nouvelle partie, tous voient l&apos;Énergie qui roulera ensuite dans la file. Piocher au hasard en prend alors une autre.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>In your turn you do exactly one of these 4 actions:</source>
        <translation>À votre tour, vous réalisez exactement une de ces 4 actions&#xa0;:</translation>
    </message>
    <message>
        <source>The 4 actions</source>
        <translation>Les 4 actions</translation>
    </message>
    <message>
        <source>Put a card of the display into your Archive, to build it later.</source>
        <translation>Ajoutez une carte d&apos;une ligne à vos archives, pour la Construire plus tard.</translation>
    </message>
    <message>
        <source>Take an Energy Sphere of the row into your ring.</source>
        <translation>Prenez une Énergie de la file pour votre réserve.</translation>
    </message>
    <message>
        <source>Pay for a card of the display or of your Archive: it becomes an active Gizmo.</source>
        <translation>Payez une carte d&apos;une ligne ou de vos archives&#xa0;: elle devient un Bidule actif.</translation>
    </message>
    <message>
        <source>Draw cards of one deck. Build or File one of them, or keep none.</source>
        <translation>Piochez des cartes dans une pioche. Construisez ou Archivez l&apos;une d&apos;elles, ou aucune.</translation>
    </message>
    <message>
        <source>Then you may use the Gizmos that your action has triggered, and those that these trigger in turn. Your turn ends when you say so, or when nothing is left to be used.</source>
        <translation>Ensuite, vous pouvez utiliser les Bidules que votre action a déclenchés, puis ceux que ceux-ci déclenchent à leur tour. Votre tour finit quand vous le décidez, ou quand il ne reste rien à utiliser.</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <translation>Une chose à la fois</translation>
    </message>
    <message>
        <source>What you have begun comes first: a payment, an effect of several steps, the cards of a Research. You may skip the rest of an effect.</source>
        <translation>Ce que vous avez commencé passe d&apos;abord&#xa0;: un paiement, un effet en plusieurs étapes, les cartes d&apos;une Recherche. Vous pouvez ignorer le reste d&apos;un effet.</translation>
    </message>
    <message>
        <source>While others decide</source>
        <translation>Pendant que les autres décident</translation>
    </message>
    <message>
        <source>You decide only when it is your turn. Meanwhile you can look at every card and every dashboard.</source>
        <translation>Vous ne décidez qu&apos;à votre tour. En attendant, vous pouvez regarder toutes les cartes et tous les plateaux.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>You may not pass as long as one of the 4 actions is possible. If none is, your turn is passed. If all players have to pass one after another, the game ends at once and is scored.</source>
        <translation>Vous ne pouvez pas Passer tant qu&apos;une des 4 actions est possible. Si aucune ne l&apos;est, votre tour est passé. Si tous les joueurs doivent Passer à la suite, la partie finit aussitôt et on compte les points.</translation>
    </message>
    <message>
        <source>Each sort of Gizmo once, with one of its cards as an example: the others of that sort have other colours. The gallery shows all 112 cards.</source>
        <translation>Chaque sorte de Bidule une fois, avec une de ses cartes pour exemple&#xa0;: les autres de cette sorte ont d&apos;autres couleurs. La galerie montre les 112 cartes.</translation>
    </message>
    <message>
        <source>List of effects</source>
        <translation>Liste des effets</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n Starting Gizmo(s)</source>
        <translation>
            <numerusform>%n Bidule de départ</numerusform>
            <numerusform>%n Bidules de départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level {level}: %n card(s)</source>
        <translation>
            <numerusform>niveau {level}&#xa0;: %n carte</numerusform>
            <numerusform>niveau {level}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Upgrades need no trigger: they work at once and for good.</source>
        <translation>Les Améliorations n&apos;ont pas besoin d&apos;être déclenchées&#xa0;: elles agissent aussitôt et pour de bon.</translation>
    </message>
    <message>
        <source>Converters work while you pay, each of them at most once in a turn.</source>
        <translation>Les Convertisseurs agissent lors du paiement, chacun au plus une fois par tour.</translation>
    </message>
    <message>
        <source>Triggered by every File: as your action, in a Research, by an effect.</source>
        <translation>Déclenchés chaque fois que vous Archivez&#xa0;: par votre action, en Recherchant, par un effet.</translation>
    </message>
    <message>
        <source>Triggered when you Pick a sphere of that colour out of the row.</source>
        <translation>Déclenchés quand vous Choisissez une Énergie de cette couleur dans la file.</translation>
    </message>
    <message>
        <source>Triggered when you build a Gizmo of that sort. A colour means the Energy that it costs.</source>
        <translation>Déclenchés quand vous Construisez un Bidule de cette sorte. Une couleur désigne l&apos;Énergie de son coût.</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fin et décompte</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quand finit la partie</translation>
    </message>
    <message>
        <source>A player triggers the end by one of these:</source>
        <translation>Un joueur déclenche la fin par l&apos;une de ces choses&#xa0;:</translation>
    </message>
    <message>
        <source>the 4th Gizmo of level 3;</source>
        <translation>le 4e Bidule de niveau 3&#xa0;;</translation>
    </message>
    <message>
        <source>the 16th active Gizmo. The Starting Gizmo counts.</source>
        <translation>le 16e Bidule actif. Le Bidule de départ compte.</translation>
    </message>
    <message>
        <source>That turn is played to its end, Chain Reaction and all. Then the round is finished: the last turn is that of the player to the right of the First Player. So all have had the same number of turns.</source>
        <translation>Ce tour se joue jusqu&apos;au bout, réaction en chaîne comprise. Puis la manche se termine&#xa0;: le dernier tour est celui du joueur à la droite du premier joueur. Tous ont ainsi joué le même nombre de tours.</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Vos points</translation>
    </message>
    <message>
        <source>What is added up</source>
        <translation>Ce qu&apos;on additionne</translation>
    </message>
    <message>
        <source>Active Gizmos</source>
        <translation>Bidules actifs</translation>
    </message>
    <message>
        <source>the points on their medals</source>
        <translation>les points de leurs médailles</translation>
    </message>
    <message>
        <source>Victory Point Tokens</source>
        <translation>Jetons de victoire</translation>
    </message>
    <message>
        <source>what your Gizmos have gained during the game</source>
        <translation>ce que vos Bidules ont rapporté pendant la partie</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Points à la fin</translation>
    </message>
    <message>
        <source>what Upgrades give for your ring or your tokens</source>
        <translation>ce que des Améliorations donnent pour votre réserve ou vos jetons</translation>
    </message>
    <message>
        <source>Cards in your Archive are worth nothing.</source>
        <translation>Les cartes dans vos archives ne valent rien.</translation>
    </message>
    <message>
        <source>Spheres in your ring are worth nothing, unless an Upgrade says so.</source>
        <translation>Les Énergies dans votre réserve ne valent rien, sauf si une Amélioration le dit.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players are level, these decide in order:</source>
        <translation>Le joueur qui a le plus de points l&apos;emporte. En cas d&apos;égalité, décident dans l&apos;ordre&#xa0;:</translation>
    </message>
    <message>
        <source>more active Gizmos (the Archive does not count);</source>
        <translation>plus de Bidules actifs (les archives ne comptent pas)&#xa0;;</translation>
    </message>
    <message>
        <source>more spheres in the ring;</source>
        <translation>plus d&apos;Énergies dans la réserve&#xa0;;</translation>
    </message>
    <message>
        <source>the place farther from the First Player, clockwise.</source>
        <translation>la place la plus éloignée du premier joueur, dans le sens des aiguilles d&apos;une montre.</translation>
    </message>
    <message>
        <source>So there is always exactly one winner.</source>
        <translation>Il y a donc toujours un seul vainqueur.</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Questions et réponses</translation>
    </message>
    <message>
        <source>Can I use a Gizmo in the turn in which I build it?</source>
        <translation>Puis-je utiliser un Bidule le tour même où je le construis&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, if another action of that turn triggers it after it was built. The Build that made it does not trigger it. For example, you build a Gizmo that waits for a Pick; a second Gizmo then lets you Pick, and the new one is triggered.</source>
        <translation>Oui, si une autre action de ce tour le déclenche après sa construction. L&apos;action Construire qui l&apos;a fait ne le déclenche pas. Par exemple, vous construisez un Bidule qui attend l&apos;action Choisir&#xa0;; un second Bidule vous permet ensuite de Choisir, et le nouveau se déclenche.</translation>
    </message>
    <message>
        <source>What if a deck has fewer cards than my Research Amount?</source>
        <translation>Et s&apos;il y a moins de cartes dans une pioche que ma Capacité de Recherche&#xa0;?</translation>
    </message>
    <message>
        <source>You draw those that are left. With a Research Amount of 3 and 2 cards in the deck you draw 2. You build or file one of them if you can and like, and the rest goes back.</source>
        <translation>Vous piochez celles qui restent. Avec une Capacité de Recherche de 3 et 2 cartes dans la pioche, vous en piochez 2. Vous en Construisez ou Archivez une si vous le pouvez et le voulez, et le reste y retourne.</translation>
    </message>
    <message>
        <source>Is a random sphere from the dispenser a Pick?</source>
        <translation>Piocher une Énergie au hasard, est-ce l&apos;action Choisir&#xa0;?</translation>
    </message>
    <message>
        <source>No. A Pick takes a sphere of your choice out of the Energy Row. A random draw triggers no Gizmo that waits for a Pick.</source>
        <translation>Non. Choisir prend une Énergie à votre gré dans la file d&apos;Énergie. Piocher au hasard ne déclenche aucun Bidule qui attend l&apos;action Choisir.</translation>
    </message>
    <message>
        <source>Can my Archive grow? Can I File more than once in a turn?</source>
        <translation>Mes archives peuvent-elles s&apos;agrandir&#xa0;? Puis-je Archiver plus d&apos;une fois par tour&#xa0;?</translation>
    </message>
    <message>
        <source>Yes and yes. Upgrades raise your File Limit. You choose one action in a turn, but Gizmos may let you File once more, as long as your Archive has room.</source>
        <translation>Oui et oui. Des Améliorations augmentent votre limite d&apos;archives. Vous choisissez une action par tour, mais des Bidules peuvent vous permettre d&apos;Archiver encore, tant que vos archives ont de la place.</translation>
    </message>
    <message>
        <source>Is a Generic Gizmo of every Energy for all triggers?</source>
        <translation>Un Bidule générique est-il de chaque Énergie pour tous les déclenchements&#xa0;?</translation>
    </message>
    <message>
        <source>Only when it is built: then it triggers every Build Gizmo that waits for a colour. Filing it triggers your File Gizmos like any other card. Pick triggers ask for spheres, so it does not matter there.</source>
        <translation>Seulement quand il est construit&#xa0;: il déclenche alors chaque Bidule de Construction qui attend une couleur. L&apos;Archiver déclenche vos Bidules d&apos;Archivage comme toute autre carte. Ceux qui attendent Choisir demandent des Énergies, cela n&apos;y change donc rien.</translation>
    </message>
    <message>
        <source>Can several Converters work in one payment?</source>
        <translation>Plusieurs Convertisseurs peuvent-ils agir dans un paiement&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, each of them once in the turn, in any order. For example, one lets Electric count as Heat, and another one lets that Heat count as two.</source>
        <translation>Oui, chacun une fois dans le tour, dans n&apos;importe quel ordre. Par exemple, l&apos;un fait compter une Énergie Électrique comme Thermique, et un autre fait compter double cette Énergie Thermique.</translation>
    </message>
    <message>
        <source>Can I Pick with a full ring, only to trigger something?</source>
        <translation>Puis-je Choisir avec une réserve pleine, juste pour déclencher quelque chose&#xa0;?</translation>
    </message>
    <message>
        <source>No. With a full ring no Pick is possible. Every Pick trigger asks for the colour that was taken, so without a sphere nothing would be triggered.</source>
        <translation>Non. Avec une réserve pleine, on ne peut pas Choisir. Chaque Bidule qui attend Choisir demande la couleur prise, sans Énergie rien ne se déclencherait donc.</translation>
    </message>
    <message>
        <source>May I keep nothing of a Research?</source>
        <translation>Puis-je ne rien garder d&apos;une Recherche&#xa0;?</translation>
    </message>
    <message>
        <source>Yes. You may look at the cards and put all of them back under the deck, in the order that you like.</source>
        <translation>Oui. Vous pouvez regarder les cartes et les remettre toutes sous la pioche, dans l&apos;ordre de votre choix.</translation>
    </message>
    <message>
        <source>When is an empty place of the display filled?</source>
        <translation>Quand une place vide d&apos;une ligne est-elle remplie&#xa0;?</translation>
    </message>
    <message>
        <source>At once, as part of the Build or File that took the card, and before any Gizmo is used. If the deck is empty, the place stays empty.</source>
        <translation>Aussitôt, dans le cadre de l&apos;action Construire ou Archiver qui a pris la carte, et avant l&apos;utilisation de tout Bidule. Si la pioche est vide, la place reste vide.</translation>
    </message>
    <message>
        <source>Are Victory Point Tokens good for anything during the game?</source>
        <translation>Les jetons de victoire servent-ils à quelque chose pendant la partie&#xa0;?</translation>
    </message>
    <message>
        <source>No. You get them by the effects of Gizmos, they are open to all, and they count at the end. They do not break ties.</source>
        <translation>Non. Vous les gagnez par les effets des Bidules, ils sont visibles de tous et comptent à la fin. Ils ne départagent pas.</translation>
    </message>
    <message>
        <source>Do I have to take a discount, or use a Gizmo?</source>
        <translation>Dois-je prendre une remise, ou utiliser un Bidule&#xa0;?</translation>
    </message>
    <message>
        <source>No. Both are offers. Some players pay the full cost to make room in their ring.</source>
        <translation>Non. Les deux sont des offres. Certains joueurs paient le coût entier pour faire de la place dans leur réserve.</translation>
    </message>
    <message>
        <source>Who made Gizmos?</source>
        <translation>Qui a créé Gizmos&#xa0;?</translation>
    </message>
    <message>
        <source>Gizmos came out in 2018. Phil Walker-Harding designed it, CMON and Edge publish it. This program is made by fans and is not theirs.</source>
        <translation>Gizmos est sorti en 2018. Phil Walker-Harding l&apos;a conçu, CMON et Edge l&apos;éditent. Ce programme est fait par des fans et n&apos;est pas le leur.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Astuces</translation>
    </message>
    <message>
        <source>Think in chains</source>
        <translation>Pensez en chaînes</translation>
    </message>
    <message>
        <source>Points come from turns in which much happens. Look for Gizmos that trigger each other: one that lets you Pick, and one that waits for the colour that you would take anyway.</source>
        <translation>Les points viennent des tours où il se passe beaucoup de choses. Cherchez des Bidules qui se déclenchent entre eux&#xa0;: l&apos;un qui vous permet de Choisir, l&apos;autre qui attend la couleur que vous prendriez de toute façon.</translation>
    </message>
    <message>
        <source>Mind your limits</source>
        <translation>Attention à vos limites</translation>
    </message>
    <message>
        <source>A full ring or a full Archive stops a chain. Upgrades are cheap at the start and help in every turn after that.</source>
        <translation>Une réserve pleine ou des archives pleines arrêtent une chaîne. Les Améliorations sont bon marché au début et aident à chaque tour suivant.</translation>
    </message>
    <message>
        <source>Follow the display, or dig</source>
        <translation>Suivez les lignes, ou creusez</translation>
    </message>
    <message>
        <source>The display changes all the time, so change your plan with it. If it has nothing for you, Research: a deck of level 3 holds what wins games.</source>
        <translation>Les lignes changent sans cesse, changez donc de plan avec elles. S&apos;il n&apos;y a rien pour vous, Recherchez&#xa0;: la pioche de niveau 3 contient de quoi gagner.</translation>
    </message>
    <message>
        <source>File early</source>
        <translation>Archivez tôt</translation>
    </message>
    <message>
        <source>A File costs nothing, keeps a card from the others, and your Starting Gizmo gives you a random sphere for it.</source>
        <translation>Archiver ne coûte rien, prive les autres d&apos;une carte, et votre Bidule de départ vous donne alors une Énergie au hasard.</translation>
    </message>
    <message>
        <source>Watch the end</source>
        <translation>Surveillez la fin</translation>
    </message>
    <message>
        <source>Count the Gizmos of the others, and those of level 3. When the end comes near, points at once are better than machines for later.</source>
        <translation>Comptez les Bidules des autres, et ceux de niveau 3. Quand la fin approche, des points immédiats valent mieux que des machines pour plus tard.</translation>
    </message>
    <message>
        <source>Converters</source>
        <translation>Convertisseurs</translation>
    </message>
    <message>
        <source>While you pay for a Build, Converters change what your spheres count as. At all other times they do nothing.</source>
        <translation>Quand vous payez pour Construire, les Convertisseurs changent la valeur de vos Énergies. Le reste du temps, ils ne font rien.</translation>
    </message>
    <message>
        <source>What you spend, the Converter at work, what it counts as</source>
        <translation>Ce que vous dépensez, le Convertisseur à l&apos;œuvre, ce que cela compte</translation>
    </message>
    <message>
        <source>1 Heat counts as 1 of any Energy.</source>
        <translation>1 Thermique compte comme 1 Énergie au choix.</translation>
    </message>
    <message>
        <source>1 Atomic counts as 2 Atomic.</source>
        <translation>1 Atomique compte comme 2 Atomiques.</translation>
    </message>
    <message>
        <source>1 or 2 Electric count as any Energy, each as you like.</source>
        <translation>1 ou 2 Électriques comptent comme n&apos;importe quelle Énergie, chacune à votre gré.</translation>
    </message>
    <message>
        <source>Each Converter works at most once in a turn, in one payment.</source>
        <translation>Chaque Convertisseur agit au plus une fois par tour, dans un seul paiement.</translation>
    </message>
    <message>
        <source>In one payment you may use as many different Converters as you like, one after the other: what one of them gives, another one may take.</source>
        <translation>Dans un paiement, vous pouvez utiliser autant de Convertisseurs différents que vous voulez, l&apos;un après l&apos;autre&#xa0;: ce que l&apos;un donne, un autre peut le prendre.</translation>
    </message>
    <message>
        <source>A Converter with two parts does one of them or both, in the same payment.</source>
        <translation>Un Convertisseur à deux parties en fait une ou les deux, dans le même paiement.</translation>
    </message>
    <message>
        <source>What your spheres count as must be exactly what you pay. Leave a doubling out if it is too much.</source>
        <translation>La valeur de vos Énergies doit être exactement ce que vous payez. Laissez de côté un doublement s&apos;il est de trop.</translation>
    </message>
    <message>
        <source>No sphere is added to your ring. Only the spheres that you spend leave it, and they go back into the dispenser.</source>
        <translation>Aucune Énergie n&apos;est ajoutée à votre réserve. Seules celles que vous dépensez la quittent, et elles retournent dans le distributeur.</translation>
    </message>
    <message>
        <source>A Converter that you have just built can work in a later payment of the same turn.</source>
        <translation>Un Convertisseur que vous venez de construire peut agir dans un paiement ultérieur du même tour.</translation>
    </message>
    <message>
        <source>Chain Reactions</source>
        <translation>Réactions en chaîne</translation>
    </message>
    <message>
        <source>An action can trigger your Gizmos. Use them in any order you like, each of them at most once in a turn. What one does can trigger the next one: that is a Chain Reaction.</source>
        <translation>Une action peut déclencher vos Bidules. Utilisez-les dans l&apos;ordre de votre choix, chacun au plus une fois par tour. L&apos;effet de l&apos;un peut déclencher le suivant&#xa0;: c&apos;est une réaction en chaîne.</translation>
    </message>
    <message>
        <source>Read a Gizmo from left to right</source>
        <translation>Lisez un Bidule de gauche à droite</translation>
    </message>
    <message>
        <source>When you Pick</source>
        <translation>Quand vous Choisissez</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>l&apos;une d&apos;elles</translation>
    </message>
    <message>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <source>draw a random sphere</source>
        <translation>Piochez une Énergie au hasard</translation>
    </message>
    <message>
        <source>What a Gizmo tells you</source>
        <translation>Ce que vous dit un Bidule</translation>
    </message>
    <message>
        <source>Ready: press its key, or click it</source>
        <translation>Prêt&#xa0;: appuyez sur sa touche ou cliquez dessus</translation>
    </message>
    <message>
        <source>Triggered, but impossible for now: the reason stands below</source>
        <translation>Déclenché, mais impossible pour l&apos;instant&#xa0;: la raison est dessous</translation>
    </message>
    <message>
        <source>Used in this turn</source>
        <translation>Utilisé ce tour</translation>
    </message>
    <message>
        <source>A chain, step by step</source>
        <translation>Une chaîne, étape par étape</translation>
    </message>
    <message>
        <source>You Build a Heat Gizmo</source>
        <translation>Vous Construisez un Bidule (Thermique)</translation>
    </message>
    <message>
        <source>That triggers a Pick</source>
        <translation>Cela déclenche l&apos;action Choisir</translation>
    </message>
    <message>
        <source>You take Atomic</source>
        <translation>Vous prenez une Énergie Atomique</translation>
    </message>
    <message>
        <source>That triggers a draw</source>
        <translation>Cela déclenche une Énergie au hasard</translation>
    </message>
    <message>
        <source>A draw triggers nothing</source>
        <translation>Piocher ne déclenche rien</translation>
    </message>
    <message>
        <source>Using a Gizmo is always up to you.</source>
        <translation>Utiliser un Bidule est toujours votre choix.</translation>
    </message>
    <message>
        <source>A Gizmo that you build can be triggered later in the same turn, but never by the action that builds it, and not by what happened before.</source>
        <translation>Un Bidule que vous construisez peut être déclenché plus tard dans le même tour, mais jamais par l&apos;action même qui le construit, ni par ce qui s&apos;est passé avant.</translation>
    </message>
    <message>
        <source>Once triggered, a Gizmo stays usable to the end of your turn. If its effect is impossible, it waits: it can be used as soon as there is room, a card or a sphere again.</source>
        <translation>Une fois déclenché, un Bidule reste utilisable jusqu&apos;à la fin de votre tour. Si son effet est impossible, il attend&#xa0;: il est utilisable dès qu&apos;il y a de nouveau de la place, une carte ou une Énergie.</translation>
    </message>
    <message>
        <source>A Gizmo that is triggered twice is still used once. Used, it cannot be triggered again in this turn.</source>
        <translation>Un Bidule déclenché deux fois n&apos;est utilisé qu&apos;une fois. Une fois utilisé, il ne peut plus être déclenché ce tour.</translation>
    </message>
    <message>
        <source>A trigger with two colours waits for one of them. It is triggered once, not once for each colour.</source>
        <translation>Un déclenchement à deux couleurs attend l&apos;une d&apos;elles. Il a lieu une fois, pas une fois par couleur.</translation>
    </message>
    <message>
        <source>A Pick, Build, File or Research by an effect is as good as one that you have chosen: it triggers your Gizmos, too.</source>
        <translation>Choisir, Construire, Archiver ou Rechercher par un effet vaut autant que par votre choix&#xa0;: cela déclenche aussi vos Bidules.</translation>
    </message>
    <message>
        <source>An effect of several steps may be stopped after any of them. The Gizmo has been used all the same.</source>
        <translation>Un effet en plusieurs étapes peut être arrêté après n&apos;importe laquelle. Le Bidule a tout de même été utilisé.</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Upgrades need no trigger. They work at once, and to the end of the game.</source>
        <translation>Les Améliorations n&apos;ont pas besoin d&apos;être déclenchées. Elles agissent aussitôt, et jusqu&apos;à la fin de la partie.</translation>
    </message>
    <message>
        <source>Higher limits</source>
        <translation>Limites augmentées</translation>
    </message>
    <message>
        <source>Storage Limit, File Limit and Research Amount are raised for good. In the middle of a Chain Reaction this helps at once: a Gizmo that was waiting for room can be used now.</source>
        <translation>La limite d&apos;Énergies, la limite d&apos;archives et la Capacité de Recherche augmentent pour de bon. Au milieu d&apos;une réaction en chaîne, cela aide aussitôt&#xa0;: un Bidule qui attendait de la place peut maintenant être utilisé.</translation>
    </message>
    <message>
        <source>Discounts</source>
        <translation>Remises</translation>
    </message>
    <message>
        <source>Gizmos of that sort cost you 1 less, each of them. The Build of the Upgrade itself gets no discount from it.</source>
        <translation>Chaque Bidule de cette sorte vous coûte 1 de moins. La construction de l&apos;Amélioration elle-même n&apos;en profite pas.</translation>
    </message>
    <message>
        <source>No more File</source>
        <translation>Ne plus Archiver</translation>
    </message>
    <message>
        <source>This Upgrade is worth many points, but you cannot File any more: not as your action, not in a Research, not by an effect. Cards that are in your Archive stay there, and you can build them.</source>
        <translation>Cette Amélioration vaut beaucoup de points, mais vous ne pouvez plus Archiver&#xa0;: ni par votre action, ni en Recherchant, ni par un effet. Les cartes dans vos archives y restent, et vous pouvez les Construire.</translation>
    </message>
    <message>
        <source>No more Research</source>
        <translation>Ne plus Rechercher</translation>
    </message>
    <message>
        <source>This Upgrade is worth many points, but you cannot Research any more: not as your action, not by an effect.</source>
        <translation>Cette Amélioration vaut beaucoup de points, mais vous ne pouvez plus Rechercher&#xa0;: ni par votre action, ni par un effet.</translation>
    </message>
    <message>
        <source>Two sorts of Generic Gizmos are worth what you have at the end: 1 point for each sphere in your ring, or 1 point for each point that you have in tokens. Two of the same sort count twice.</source>
        <translation>Deux sortes de Bidules génériques valent ce que vous avez à la fin&#xa0;: 1 point par Énergie dans votre réserve, ou 1 point pour chaque point de vos jetons. Deux de la même sorte comptent double.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
</context>
<context>
    <name>SaveSheet</name>
    <message>
        <source>Folder and name of the file</source>
        <translation>Dossier et nom du fichier</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Le fichier a besoin d&apos;un nom.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Level 3 Gizmos</source>
        <translation>Bidules de niveau 3</translation>
    </message>
    <message>
        <source>Level 2 Gizmos</source>
        <translation>Bidules de niveau 2</translation>
    </message>
    <message>
        <source>Level 1 Gizmos</source>
        <translation>Bidules de niveau 1</translation>
    </message>
    <message>
        <source>Award: spheres in the ring</source>
        <translation>Bonus&#xa0;: Énergies en réserve</translation>
    </message>
    <message>
        <source>Award: tokens</source>
        <translation>Bonus&#xa0;: jetons</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tie: more active Gizmos</source>
        <translation>Égalité&#xa0;: plus de Bidules actifs</translation>
    </message>
    <message>
        <source>then more spheres</source>
        <translation>puis plus d&apos;Énergies</translation>
    </message>
    <message>
        <source>then later in turn order</source>
        <translation>puis plus loin dans l&apos;ordre</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>ScreenHead</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Humain ou ordinateur</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Niveau de la place %1</translation>
    </message>
    <message>
        <source>Character of seat %1</source>
        <translation>Caractère de la place %1</translation>
    </message>
    <message>
        <source>Plays on this computer. The table is covered until the next person is here.</source>
        <translation>Joue sur cet ordinateur. La table reste cachée jusqu&apos;à l&apos;arrivée de la personne suivante.</translation>
    </message>
    <message>
        <source>Plays on this computer.</source>
        <translation>Joue sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Supprimer la place %1</translation>
    </message>
</context>
<context>
    <name>Segment</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SetsOff</name>
    <message>
        <source>What sets them off</source>
        <translation>Ce qui les déclenche</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien pour l&apos;instant</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because nothing may be written to their folder; check its permissions.</source>
        <translation>Vos réglages ne peuvent pas être conservés, car leur dossier est protégé en écriture&#xa0;; vérifiez ses droits d&apos;accès.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because the disk is full; make some room and try again.</source>
        <translation>Vos réglages ne peuvent pas être conservés, car le disque est plein&#xa0;; faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because another program holds their file; try again later.</source>
        <translation>Vos réglages ne peuvent pas être conservés, car un autre programme occupe leur fichier&#xa0;; réessayez plus tard.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept beyond this session; check the folder they lie in.</source>
        <translation>Vos réglages ne peuvent pas être conservés au-delà de cette session&#xa0;; vérifiez leur dossier.</translation>
    </message>
    <message>
        <source>Your settings could not be read and are as at first; the old file was kept beside the new one.</source>
        <translation>Vos réglages n&apos;ont pas pu être lus et sont comme au départ&#xa0;; l&apos;ancien fichier est conservé à côté du nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your settings could not be read and is/are as at first; the old file was kept beside the new one.</source>
        <translation>
            <numerusform>%n de vos réglages n&apos;a pas pu être lu et est comme au départ&#xa0;; l&apos;ancien fichier est conservé à côté du nouveau.</numerusform>
            <numerusform>%n de vos réglages n&apos;ont pas pu être lus et sont comme au départ&#xa0;; l&apos;ancien fichier est conservé à côté du nouveau.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDisplay</name>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Taille générale</translation>
    </message>
    <message>
        <source>80 to 200 %; above 100 % the view follows the mouse and the keyboard</source>
        <translation>De 80 à 200&#xa0;%&#xa0;; au-delà de 100&#xa0;%, la vue suit la souris et le clavier</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>F11 changes it anywhere</source>
        <translation>F11 la change partout</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins d&apos;animations</translation>
    </message>
    <message>
        <source>Same pauses, but nothing travels</source>
        <translation>Mêmes pauses, mais rien ne se déplace</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Draw without the graphics card</source>
        <translation>Dessiner sans la carte graphique</translation>
    </message>
    <message>
        <source>From the next start on; for computers with a troubled graphics driver</source>
        <translation>À partir du prochain démarrage&#xa0;; pour un pilote graphique défaillant</translation>
    </message>
</context>
<context>
    <name>SettingsGame</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Pauses of the computers, and all movement</source>
        <translation>Pauses des ordinateurs et toutes les animations</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Maxi</translation>
    </message>
    <message>
        <source>Skip what cannot be used</source>
        <translation>Ignorer ce qui ne peut être utilisé</translation>
    </message>
    <message>
        <source>Ends a turn when nothing is left to be done</source>
        <translation>Finit le tour quand il n&apos;y a plus rien à faire</translation>
    </message>
    <message>
        <source>Pay by itself</source>
        <translation>Paiement automatique</translation>
    </message>
    <message>
        <source>Takes the best payment without asking</source>
        <translation>Prend le meilleur paiement sans demander</translation>
    </message>
    <message>
        <source>Ask before a turn is ended too early</source>
        <translation>Demander avant de finir un tour trop tôt</translation>
    </message>
    <message>
        <source>When a Gizmo could still be used</source>
        <translation>Quand un Bidule peut encore être utilisé</translation>
    </message>
    <message>
        <source>Ask before a game is left</source>
        <translation>Demander avant de quitter une partie</translation>
    </message>
    <message>
        <source>The game is kept in any case</source>
        <translation>La partie est conservée dans tous les cas</translation>
    </message>
    <message>
        <source>Hints can be asked for</source>
        <translation>Des conseils peuvent être demandés</translation>
    </message>
    <message>
        <source>A game with a hint counts as assisted</source>
        <translation>Une partie avec conseil compte comme assistée</translation>
    </message>
    <message>
        <source>Tips in the first games</source>
        <translation>Astuces dans les premières parties</translation>
    </message>
    <message>
        <source>Each is given once; switched on again, all of them</source>
        <translation>Chacune est donnée une fois&#xa0;; réactivées, toutes reviennent</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>Les coups peuvent être annulés</translation>
    </message>
    <message>
        <source>In new games, for all seats</source>
        <translation>Nouvelles parties, toutes les places</translation>
    </message>
    <message>
        <source>Until a reveal</source>
        <translation>Jusqu&apos;à révélation</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Next sphere can be seen in new games</source>
        <translation>Prochaine Énergie visible dans les nouvelles parties</translation>
    </message>
    <message>
        <source>All see which energy sphere will roll into the row next</source>
        <translation>Tous voient quelle Énergie roulera ensuite dans la file</translation>
    </message>
</context>
<context>
    <name>SettingsSample</name>
    <message>
        <source>This is how it looks</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Ring full</source>
        <translation>Réserve pleine</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Display and motion</source>
        <translation>Affichage et effets</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Les rétablir</translation>
    </message>
    <message>
        <source>Back to defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>All settings are as at first.</source>
        <translation>Tous les réglages sont comme au départ.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Saves a file with version, log and game; your name and folders are taken out. You decide whom to send it to.</source>
        <translation>Enregistre un fichier avec version, journal et partie&#xa0;; votre nom et vos dossiers en sont retirés. Vous décidez à qui l&apos;envoyer.</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Enregistrer un rapport…</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere</source>
        <translation>Ctrl+M le coupe et le remet partout</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Spheres, cards, Gizmos that are set off, your turn</source>
        <translation>Énergies, cartes, Bidules déclenchés, votre tour</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <source>Buttons, and what is not possible</source>
        <translation>Les boutons et ce qui n&apos;est pas possible</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Seat {number} needs a name.</source>
        <translation>La place {number} a besoin d&apos;un nom.</translation>
    </message>
    <message>
        <source>Two seats are called {name}; give each a name of its own.</source>
        <translation>Deux places s&apos;appellent {name}&#xa0;; donnez à chacune son propre nom.</translation>
    </message>
    <message numerus="yes">
        <source>The seed is a number of at most %n digit(s), or nothing.</source>
        <translation>
            <numerusform>Le numéro de la donne a au plus %n chiffre, ou reste vide.</numerusform>
            <numerusform>Le numéro de la donne a au plus %n chiffres, ou reste vide.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetColumn</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>SinceList</name>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
</context>
<context>
    <name>Sphere</name>
    <message>
        <source>%1 sphere, place %2 of the row</source>
        <translation>Énergie %1, place %2 de la file</translation>
    </message>
    <message numerus="yes">
        <source>Picking it sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>La Choisir déclenche %n Bidule</numerusform>
            <numerusform>La Choisir déclenche %n Bidules</numerusform>
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
        <translation>Écran d&apos;accueil</translation>
    </message>
    <message>
        <source>Build machines. Set off chains. Draw from the big glass.</source>
        <translation>Construisez des machines. Enchaînez les effets. Piochez dans le globe.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l&apos;instant</translation>
    </message>
    <message>
        <source>In progress: %1, finished: %2</source>
        <translation>En cours&#xa0;: %1, terminées&#xa0;: %2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>And all Gizmos</source>
        <translation>Et tous les Bidules</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Turns and keys</source>
        <translation>Tours et touches</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version et licences</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Gizmos Desktop %1. A fan-made program, not from the publisher.</source>
        <translation>Gizmos Desktop %1. Un programme de fans, pas de l&apos;éditeur.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>No game counted yet</source>
        <translation>Aucune partie comptée pour l&apos;instant</translation>
    </message>
    <message numerus="yes">
        <source>%n won, {percent} %</source>
        <translation>
            <numerusform>%n gagnée, {percent}&#xa0;%</numerusform>
            <numerusform>%n gagnées, {percent}&#xa0;%</numerusform>
        </translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Humains</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won {wins} of %n game(s)</source>
        <translation>
            <numerusform>gagnées&#xa0;: {wins} sur %n</numerusform>
            <numerusform>gagnées&#xa0;: {wins} sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted apart: %n game(s) with help or from the middle of another game, {wins} won</source>
        <translation>
            <numerusform>Comptée à part&#xa0;: %n partie avec aide ou issue d&apos;une autre partie&#xa0;; gagnées&#xa0;: {wins}</numerusform>
            <numerusform>Comptées à part&#xa0;: %n parties avec aide ou issues d&apos;une autre partie&#xa0;; gagnées&#xa0;: {wins}</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Aucune partie terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {wins} won</source>
        <translation>
            <numerusform>%n partie, gagnées&#xa0;: {wins}</numerusform>
            <numerusform>%n parties, gagnées&#xa0;: {wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) kept apart (assisted or what-if)</source>
        <translation>
            <numerusform>%n partie à part (assistée ou «&#xa0;et si&#xa0;»)</numerusform>
            <numerusform>%n parties à part (assistées ou «&#xa0;et si&#xa0;»)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of computers alone</source>
        <translation>
            <numerusform>%n partie d&apos;ordinateurs seuls</numerusform>
            <numerusform>%n parties d&apos;ordinateurs seuls</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between counts</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Finished: {games}, won: {wins}</source>
        <translation>Terminées&#xa0;: {games}, gagnées&#xa0;: {wins}</translation>
    </message>
    <message>
        <source>The statistics cannot be read; check the permissions of their folder.</source>
        <translation>Les statistiques sont illisibles&#xa0;; vérifiez les droits d&apos;accès de leur dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the statistics could not be read and is/are left out.</source>
        <translation>
            <numerusform>%n partie des statistiques n&apos;a pas pu être lue et est omise.</numerusform>
            <numerusform>%n parties des statistiques n&apos;ont pas pu être lues et sont omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics were saved as {file}.</source>
        <translation>Les statistiques ont été enregistrées sous {file}.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Assistée</translation>
    </message>
    <message>
        <source>Branched off</source>
        <translation>Dérivée</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Humain ou ordinateur</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Plus longue chaîne</translation>
    </message>
    <message>
        <source>Built: {kind}</source>
        <translation>Construits&#xa0;: {kind}</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>entre eux</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Enregistrer un tableau…</translation>
    </message>
    <message>
        <source>There is nothing to be saved yet.</source>
        <translation>Il n&apos;y a encore rien à enregistrer.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>There is nothing to be cleared.</source>
        <translation>Il n&apos;y a rien à effacer.</translation>
    </message>
    <message>
        <source>The statistics are cleared. They are gone for good when you leave this screen.</source>
        <translation>Les statistiques sont effacées. Elles seront perdues pour de bon quand vous quitterez cet écran.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Les rétablir</translation>
    </message>
</context>
<context>
    <name>StepHead</name>
    <message>
        <source>Only you see these cards</source>
        <translation>Vous seul voyez ces cartes</translation>
    </message>
    <message>
        <source>Step %1 of 2</source>
        <translation>Étape %1 sur 2</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>En garder une</translation>
    </message>
    <message>
        <source>Order of the rest</source>
        <translation>Ordre du reste</translation>
    </message>
</context>
<context>
    <name>SymbolKey</name>
    <message>
        <source>red drop with a flame</source>
        <translation>goutte rouge avec une flamme</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Thermique</translation>
    </message>
    <message>
        <source>yellow rhombus with a flash</source>
        <translation>losange jaune avec un éclair</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>Électrique</translation>
    </message>
    <message>
        <source>blue circle with an atom</source>
        <translation>cercle bleu avec un atome</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atomique</translation>
    </message>
    <message>
        <source>black square with a battery</source>
        <translation>carré noir avec une batterie</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>star in four colors</source>
        <translation>étoile en quatre couleurs</translation>
    </message>
    <message>
        <source>any Energy</source>
        <translation>Énergie au choix</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>point d&apos;interrogation</translation>
    </message>
    <message>
        <source>a random sphere</source>
        <translation>Énergie au hasard</translation>
    </message>
    <message>
        <source>medal</source>
        <translation>médaille</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>energy, times 2</source>
        <translation>Énergie, fois 2</translation>
    </message>
    <message>
        <source>counts as two</source>
        <translation>compte double</translation>
    </message>
    <message>
        <source>card above a drawer</source>
        <translation>carte au-dessus d&apos;un tiroir</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>gripper</source>
        <translation>pince</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>marteau</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>hammer and drawers</source>
        <translation>marteau et tiroirs</translation>
    </message>
    <message>
        <source>Build from Archive</source>
        <translation>Construire (archives)</translation>
    </message>
    <message>
        <source>hammer and a level 1 card with 0</source>
        <translation>marteau et une carte de niveau 1 avec 0</translation>
    </message>
    <message>
        <source>Build level 1, free</source>
        <translation>Construire niv. 1 gratuit</translation>
    </message>
    <message>
        <source>magnifying glass</source>
        <translation>loupe</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>flèche</translation>
    </message>
    <message>
        <source>sets this off</source>
        <translation>déclenche ceci</translation>
    </message>
    <message>
        <source>arrow between two energies</source>
        <translation>flèche entre deux Énergies</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>compte comme</translation>
    </message>
    <message>
        <source>ring of spheres</source>
        <translation>anneau d&apos;Énergies</translation>
    </message>
    <message>
        <source>Storage Limit</source>
        <translation>Limite d&apos;Énergies</translation>
    </message>
    <message>
        <source>drawers</source>
        <translation>tiroirs</translation>
    </message>
    <message>
        <source>File Limit</source>
        <translation>Limite d&apos;archives</translation>
    </message>
    <message>
        <source>magnifying glass with a number</source>
        <translation>loupe avec un nombre</translation>
    </message>
    <message>
        <source>Research Amount</source>
        <translation>Capacité de Recherche</translation>
    </message>
    <message>
        <source>price tag</source>
        <translation>étiquette de prix</translation>
    </message>
    <message>
        <source>costs 1 less</source>
        <translation>coûte 1 de moins</translation>
    </message>
    <message>
        <source>card above a drawer, crossed out</source>
        <translation>carte au-dessus d&apos;un tiroir, barrée</translation>
    </message>
    <message>
        <source>no more File</source>
        <translation>ne plus Archiver</translation>
    </message>
    <message>
        <source>magnifying glass, crossed out</source>
        <translation>loupe barrée</translation>
    </message>
    <message>
        <source>no more Research</source>
        <translation>ne plus Rechercher</translation>
    </message>
    <message>
        <source>medal times ring</source>
        <translation>médaille fois anneau</translation>
    </message>
    <message>
        <source>1 for each sphere</source>
        <translation>1 par Énergie</translation>
    </message>
    <message>
        <source>medal times tokens</source>
        <translation>médaille fois jetons</translation>
    </message>
    <message>
        <source>tokens count twice</source>
        <translation>jetons en double</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>TableDialogs</name>
    <message>
        <source>Go on learning from the start screen at any time.</source>
        <translation>Reprenez l&apos;apprentissage depuis l&apos;écran d&apos;accueil à tout moment.</translation>
    </message>
    <message>
        <source>Your game is saved as it is now. Continue it from the start screen at any time.</source>
        <translation>Votre partie est enregistrée telle quelle. Reprenez-la depuis l&apos;écran d&apos;accueil à tout moment.</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>Rien n&apos;a encore été décidé dans cette partie.</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Get a hint?</source>
        <translation>Voir un conseil&#xa0;?</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Montrer le conseil</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Pas de conseil</translation>
    </message>
    <message>
        <source>Quit Gizmos?</source>
        <translation>Quitter Gizmos&#xa0;?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>Finir le tour&#xa0;?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Take it back?</source>
        <translation>Revenir en arrière&#xa0;?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Laisser ainsi</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TipLayer</name>
    <message>
        <source>F1: the rules about it</source>
        <translation>F1&#xa0;: les règles à ce sujet</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu (M or F10)</source>
        <translation>Menu (M ou F10)</translation>
    </message>
    <message>
        <source>Round %1, last round</source>
        <translation>Manche %1, la dernière</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Closest to the end: %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>Au plus près de la fin&#xa0;: Bidules&#xa0;: %1 sur 16, Bidules de niveau 3&#xa0;: %2 sur 4</translation>
    </message>
    <message>
        <source>Closest to the end</source>
        <translation>Au plus près de la fin</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Assistée</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Open and close the log (L)</source>
        <translation>Ouvrir et fermer le journal (L)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Ring: %1 of %2</source>
        <translation>Réserve&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>This game is damaged and cannot be opened; if you have a copy of the file, import that.</source>
        <translation>Cette partie est endommagée et ne peut pas être ouverte&#xa0;; si vous avez une copie du fichier, importez-la.</translation>
    </message>
    <message>
        <source>The end of this game&apos;s file is missing, so it cannot be opened; if you have a copy, import that.</source>
        <translation>La fin du fichier de cette partie manque, elle ne peut donc pas être ouverte&#xa0;; si vous avez une copie, importez-la.</translation>
    </message>
    <message>
        <source>This file is not a game of Gizmos Desktop; choose a file that ends in .gizmos.</source>
        <translation>Ce fichier n&apos;est pas une partie de Gizmos Desktop&#xa0;; choisissez un fichier qui se termine par .gizmos.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Gizmos Desktop; update the program to open it.</source>
        <translation>Cette partie a été enregistrée par une version plus récente de Gizmos Desktop&#xa0;; mettez le programme à jour pour l&apos;ouvrir.</translation>
    </message>
    <message>
        <source>This file is larger than any game can be, so it was not opened; choose another file.</source>
        <translation>Ce fichier est plus gros qu&apos;une partie ne peut l&apos;être, il n&apos;a donc pas été ouvert&#xa0;; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>This file cannot be read; check that it is there and that you are allowed to open it.</source>
        <translation>Ce fichier est illisible&#xa0;; vérifiez qu&apos;il est bien là et que vous avez le droit de l&apos;ouvrir.</translation>
    </message>
    <message>
        <source>This game breaks the rules at some point, so it cannot be opened; if you have a copy, import that.</source>
        <translation>Cette partie enfreint les règles à un moment, elle ne peut donc pas être ouverte&#xa0;; si vous avez une copie, importez-la.</translation>
    </message>
    <message>
        <source>This game cannot be opened; a problem report says more.</source>
        <translation>Cette partie ne peut pas être ouverte&#xa0;; un rapport de problème en dit plus.</translation>
    </message>
    <message>
        <source>Nothing may be written to this folder; choose another one or change its permissions.</source>
        <translation>Ce dossier est protégé en écriture&#xa0;; choisissez-en un autre ou modifiez ses droits d&apos;accès.</translation>
    </message>
    <message>
        <source>The folder or file is not there any more; check the disk or choose another one.</source>
        <translation>Le dossier ou le fichier n&apos;est plus là&#xa0;; vérifiez le disque ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The disk is full; make some room and try again.</source>
        <translation>Le disque est plein&#xa0;; faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>Another program holds the file; close that program or wait a moment.</source>
        <translation>Un autre programme occupe le fichier&#xa0;; fermez-le ou attendez un instant.</translation>
    </message>
    <message>
        <source>This game is being played in another window of Gizmos Desktop; leave it there first.</source>
        <translation>Cette partie est en cours dans une autre fenêtre de Gizmos Desktop&#xa0;; quittez-la d&apos;abord là-bas.</translation>
    </message>
    <message>
        <source>There is a file of this name already; choose another name or replace it.</source>
        <translation>Un fichier de ce nom existe déjà&#xa0;; choisissez un autre nom ou remplacez-le.</translation>
    </message>
    <message>
        <source>The file there is not a game of Gizmos Desktop, so it was left alone; choose another name.</source>
        <translation>Le fichier présent n&apos;est pas une partie de Gizmos Desktop, il a donc été laissé tel quel&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>No file can have this name there; choose a shorter one, of letters and digits.</source>
        <translation>Aucun fichier ne peut porter ce nom ici&#xa0;; choisissez-en un plus court, en lettres et chiffres.</translation>
    </message>
    <message>
        <source>This game has become too long to be saved; it can still be played to its end.</source>
        <translation>Cette partie est devenue trop longue pour être enregistrée&#xa0;; elle peut encore être jouée jusqu&apos;au bout.</translation>
    </message>
    <message>
        <source>The file cannot be read; check that it is there and that you are allowed to open it.</source>
        <translation>Le fichier est illisible&#xa0;; vérifiez qu&apos;il est bien là et que vous avez le droit de l&apos;ouvrir.</translation>
    </message>
    <message>
        <source>The file could not be written; a problem report says more.</source>
        <translation>Le fichier n&apos;a pas pu être écrit&#xa0;; un rapport de problème en dit plus.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because nothing may be written to its folder. You can play on; check the folder&apos;s permissions, and every move tries again.</source>
        <translation>La partie ne peut pas être enregistrée, car son dossier est protégé en écriture. Vous pouvez continuer&#xa0;; vérifiez les droits du dossier&#xa0;: un nouvel essai est fait à chaque coup.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because its folder is not there. You can play on; check the disk, and every move tries again.</source>
        <translation>La partie ne peut pas être enregistrée, car son dossier est introuvable. Vous pouvez continuer&#xa0;; vérifiez le disque&#xa0;: un nouvel essai est fait à chaque coup.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because the disk is full. You can play on; make some room, and every move tries again.</source>
        <translation>La partie ne peut pas être enregistrée, car le disque est plein. Vous pouvez continuer&#xa0;; faites de la place&#xa0;: un nouvel essai est fait à chaque coup.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because another program holds its file. You can play on, and every move tries again.</source>
        <translation>La partie ne peut pas être enregistrée, car un autre programme occupe son fichier. Vous pouvez continuer&#xa0;; un nouvel essai est fait à chaque coup.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because it is being played in another window too. Leave it there; every move here tries again.</source>
        <translation>La partie ne peut pas être enregistrée, car elle est aussi jouée dans une autre fenêtre. Quittez-la là-bas&#xa0;; ici, un nouvel essai est fait à chaque coup.</translation>
    </message>
    <message>
        <source>The game has become too long to be saved. You can play on, but the rest will not be kept.</source>
        <translation>La partie est devenue trop longue pour être enregistrée. Vous pouvez continuer, mais la suite ne sera pas conservée.</translation>
    </message>
    <message>
        <source>The game is saved, but it could not be counted in the statistics; check the folder of the program.</source>
        <translation>La partie est enregistrée, mais n&apos;a pas pu être comptée dans les statistiques&#xa0;; vérifiez le dossier du programme.</translation>
    </message>
    <message>
        <source>The game cannot be saved. You can play on, and every move tries again.</source>
        <translation>La partie ne peut pas être enregistrée. Vous pouvez continuer&#xa0;; un nouvel essai est fait à chaque coup.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved and would be lost. Stay, and save a copy somewhere else from the menu of the game or from the list of games, or make room on the disk and try again.</source>
        <translation>
            <numerusform>%n partie n&apos;a pas pu être enregistrée et serait perdue. Restez et enregistrez une copie ailleurs depuis le menu de la partie ou la liste des parties, ou faites de la place sur le disque et réessayez.</numerusform>
            <numerusform>%n parties n&apos;ont pas pu être enregistrées et seraient perdues. Restez et enregistrez une copie ailleurs depuis le menu de la partie ou la liste des parties, ou faites de la place sur le disque et réessayez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
</context>
<context>
    <name>TurningTile</name>
    <message>
        <source>%1. %2</source>
        <comment>one sentence after another</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Manche %1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a chance that changed</comment>
        <translation>de %1 à %2</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>This game was set up without undo.</source>
        <translation>Cette partie a été créée sans annulation.</translation>
    </message>
    <message>
        <source>You have decided nothing yet that could be taken back.</source>
        <translation>Vous n&apos;avez encore rien décidé qui puisse être annulé.</translation>
    </message>
    <message>
        <source>Something hidden has been revealed since, and other people play.</source>
        <translation>Quelque chose de caché a été révélé depuis, et d&apos;autres personnes jouent.</translation>
    </message>
    <message>
        <source>Another person has played since.</source>
        <translation>Une autre personne a joué depuis.</translation>
    </message>
    <message>
        <source>Nothing can be taken back while the computer is handed over.</source>
        <translation>Rien ne peut être annulé pendant qu&apos;on passe l&apos;ordinateur.</translation>
    </message>
    <message>
        <source>Nothing can be taken back in a replay.</source>
        <translation>Rien ne peut être annulé dans une relecture.</translation>
    </message>
    <message>
        <source>Something new has been seen since: the game will count as assisted.</source>
        <translation>Quelque chose de nouveau a été vu depuis&#xa0;: la partie comptera comme assistée.</translation>
    </message>
    <message>
        <source>This game counts as assisted: a hint was given, or something was taken back after it had been seen.</source>
        <translation>Cette partie compte comme assistée&#xa0;: un conseil a été donné, ou quelque chose a été annulé après avoir été vu.</translation>
    </message>
    <message>
        <source>Moves can be taken back at any time, even after new cards or spheres came up. A game in which that happened is marked as assisted.</source>
        <translation>Les coups peuvent être annulés à tout moment, même après l&apos;apparition de nouvelles cartes ou Énergies. Une partie où cela s&apos;est produit est marquée comme assistée.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Aucun coup ne peut être annulé.</translation>
    </message>
    <message>
        <source>Moves can be taken back until a new card or sphere comes up. Against computers alone you can go back further; the game is then marked as assisted.</source>
        <translation>Les coups peuvent être annulés jusqu&apos;à l&apos;apparition d&apos;une nouvelle carte ou Énergie. Contre des ordinateurs seuls, on peut remonter plus loin&#xa0;; la partie est alors marquée comme assistée.</translation>
    </message>
</context>
<context>
    <name>UndoPanel</name>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Une étape</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>The last action or Gizmo, whole</source>
        <translation>Dernière action ou dernier Bidule</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Effacement</translation>
    </message>
    <message>
        <source>The whole turn</source>
        <translation>Tout le tour</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Rien n&apos;a été annulé.</translation>
    </message>
</context>
<context>
    <name>UndoTools</name>
    <message>
        <source>Take back one step (Ctrl+Z)</source>
        <translation>Annuler une étape (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Y)</source>
        <translation>Refaire (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Rien n&apos;a été annulé.</translation>
    </message>
    <message>
        <source>More to take back</source>
        <translation>Autres annulations</translation>
    </message>
</context>
</TS>
