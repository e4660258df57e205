<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Gizmos Desktop is a fan-made program for the board game Gizmos (2018). It is not made by, nor connected with, the publisher or the author of the game; all pictures and texts are its own.</source>
        <translation>Gizmos Desktop es un programa hecho por aficionados al juego de mesa Gizmos (2018). No lo han hecho la editorial ni el autor del juego, ni tiene relación con ellos; todas las imágenes y todos los textos son propios.</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>El programa es software libre bajo la GNU General Public License, versión 3 o posterior. Puedes usarlo, estudiarlo, compartirlo y cambiarlo; no tiene ninguna garantía.</translation>
    </message>
    <message>
        <source>It plays offline. It sends nothing to anybody.</source>
        <translation>Funciona sin conexión. No envía nada a nadie.</translation>
    </message>
    <message>
        <source>What comes with it, and under which licence</source>
        <translation>Lo que se incluye y con qué licencia</translation>
    </message>
    <message>
        <source>The texts of these licences are in the folder %1.</source>
        <translation>Los textos de estas licencias están en la carpeta %1.</translation>
    </message>
    <message>
        <source>Gizmos Desktop %1</source>
        <translation>Gizmos Desktop %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Pick</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Research</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>File: keep a card for later</source>
        <translation>File · guardar una carta</translation>
    </message>
    <message>
        <source>Pick: take an Energy Sphere</source>
        <translation>Pick · tomar energía</translation>
    </message>
    <message>
        <source>Build: pay for a Gizmo</source>
        <translation>Build · construir un Gizmo</translation>
    </message>
    <message>
        <source>Research: draw cards</source>
        <translation>Research · robar cartas</translation>
    </message>
    <message>
        <source>{about}. {triggers}</source>
        <translation>{about}. {triggers}</translation>
    </message>
    <message numerus="yes">
        <source>sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>activa %n Gizmo</numerusform>
            <numerusform>activa %n Gizmos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets off up to %n</source>
        <translation>
            <numerusform>activa hasta %n</numerusform>
            <numerusform>activa hasta %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>Activa %n de tus Gizmos.</numerusform>
            <numerusform>Activa %n de tus Gizmos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off up to %n of your Gizmos, depending on what you take.</source>
        <translation>
            <numerusform>Activa hasta %n de tus Gizmos, según lo que tomes.</numerusform>
            <numerusform>Activa hasta %n de tus Gizmos, según lo que tomes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n affordable</source>
        <translation>
            <numerusform>%n asequible</numerusform>
            <numerusform>%n asequibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>roba %n</numerusform>
            <numerusform>roba %n</numerusform>
        </translation>
    </message>
    <message>
        <source>slot {number} of {limit}</source>
        <translation>sitio {number} de {limit}</translation>
    </message>
    <message>
        <source>ring {count} of {limit}</source>
        <translation>anillo {count} de {limit}</translation>
    </message>
    <message>
        <source>pays {spheres}</source>
        <translation>por {spheres}</translation>
    </message>
    <message numerus="yes">
        <source>pays %n sphere(s)</source>
        <translation>
            <numerusform>por %n esfera</numerusform>
            <numerusform>por %n esferas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ways to pay</source>
        <translation>
            <numerusform>%n opción</numerusform>
            <numerusform>%n opciones</numerusform>
        </translation>
    </message>
    <message>
        <source>for free</source>
        <translation>gratis</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>
            <numerusform>%n punto, %1 de 16 Gizmos, %2 de 4 Gizmos de nivel 3</numerusform>
            <numerusform>%n puntos, %1 de 16 Gizmos, %2 de 4 Gizmos de nivel 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the table</source>
        <translation>Mirando la mesa</translation>
    </message>
    <message>
        <source>The payment waits for you</source>
        <translation>El pago te espera</translation>
    </message>
    <message>
        <source>The drawn cards stay covered until you come back</source>
        <translation>Las cartas robadas quedan tapadas hasta que vuelvas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Back to the payment</source>
        <translation>Volver al pago</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Volver a las cartas</translation>
    </message>
    <message>
        <source>Look at the whole table. What is open here waits.</source>
        <translation>Mira toda la mesa. Lo que está abierto aquí espera.</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Pista (H)</translation>
    </message>
</context>
<context>
    <name>ArchiveArea</name>
    <message>
        <source>Archive %1 of %2, no more filing</source>
        <translation>Archivo: %1 de %2, sin más File</translation>
    </message>
    <message>
        <source>Archive %1 of %2</source>
        <translation>Archivo: %1 de %2</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>No more Research</source>
        <translation>Sin más Research</translation>
    </message>
    <message>
        <source>Research %1</source>
        <translation>Research %1</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Research</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>Espacio libre</translation>
    </message>
</context>
<context>
    <name>Bead</name>
    <message numerus="yes">
        <source>%n earlier step(s)</source>
        <translation>
            <numerusform>%n paso anterior</numerusform>
            <numerusform>%n pasos anteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookHead</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galería</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>BranchPanel</name>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>A new game begins at this moment. The one you are looking at stays as it is.</source>
        <translation>Una nueva partida empieza en este momento. La que estás viendo se queda como está.</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Devolver todas</translation>
    </message>
    <message>
        <source>Any order</source>
        <translation>Cualquier orden</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>Ceder el turno ya</translation>
    </message>
    <message>
        <source>Choose an action first.</source>
        <translation>Elige antes una acción.</translation>
    </message>
    <message>
        <source>The order does not matter to you: they go back just as they lie.</source>
        <translation>El orden no te importa: vuelven tal como están.</translation>
    </message>
    <message numerus="yes">
        <source>%n Gizmo(s) can still be used this turn.</source>
        <translation>
            <numerusform>Aún se puede usar %n Gizmo este turno.</numerusform>
            <numerusform>Aún se pueden usar %n Gizmos este turno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>When you File, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Al hacer File, roba %n esfera de energía aleatoria.</numerusform>
            <numerusform>Al hacer File, roba %n esferas de energía aleatorias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Al hacer File, haz Pick de %n esfera de energía.</numerusform>
            <numerusform>Al hacer File, haz Pick de %n esferas de energía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Al hacer File, gana %n punto de victoria.</numerusform>
            <numerusform>Al hacer File, gana %n puntos de victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first} or {second}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Al hacer Pick de {first} o {second}, roba %n esfera de energía aleatoria.</numerusform>
            <numerusform>Al hacer Pick de {first} o {second}, roba %n esferas de energía aleatorias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Al hacer Pick de {first}, roba %n esfera de energía aleatoria.</numerusform>
            <numerusform>Al hacer Pick de {first}, roba %n esferas de energía aleatorias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Al hacer Build de un Gizmo ({first}), haz Pick de %n esfera de energía.</numerusform>
            <numerusform>Al hacer Build de un Gizmo ({first}), haz Pick de %n esferas de energía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Al hacer Build de un Gizmo ({first}), gana %n punto de victoria.</numerusform>
            <numerusform>Al hacer Build de un Gizmo ({first}), gana %n puntos de victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), haz Pick de %n esfera de energía.</numerusform>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), haz Pick de %n esferas de energía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), gana %n punto de victoria.</numerusform>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), gana %n puntos de victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, File %n card(s).</source>
        <translation>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), haz File con %n carta.</numerusform>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), haz File con %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Research %n time(s).</source>
        <translation>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), haz Research %n vez.</numerusform>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), haz Research %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Build %n level 1 Gizmo(s) for free.</source>
        <translation>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), construye (Build) gratis %n Gizmo de nivel 1.</numerusform>
            <numerusform>Al hacer Build de un Gizmo ({first} o {second}), construye (Build) gratis %n Gizmos de nivel 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Al hacer Build desde tu archivo, haz Pick de %n esfera de energía.</numerusform>
            <numerusform>Al hacer Build desde tu archivo, haz Pick de %n esferas de energía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Al hacer Build desde tu archivo, gana %n punto de victoria.</numerusform>
            <numerusform>Al hacer Build desde tu archivo, gana %n puntos de victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build a level 2 Gizmo, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Al hacer Build de un Gizmo de nivel 2, haz Pick de %n esfera de energía.</numerusform>
            <numerusform>Al hacer Build de un Gizmo de nivel 2, haz Pick de %n esferas de energía.</numerusform>
        </translation>
    </message>
    <message>
        <source>While paying, one {first} counts as two.</source>
        <translation>Al pagar, una {first} cuenta como dos.</translation>
    </message>
    <message>
        <source>While paying, one Energy Sphere of any kind counts as any Energy.</source>
        <translation>Al pagar, una esfera de energía de cualquier tipo cuenta como cualquier energía.</translation>
    </message>
    <message>
        <source>While paying, one {first} counts as any Energy.</source>
        <translation>Al pagar, una {first} cuenta como cualquier energía.</translation>
    </message>
    <message>
        <source>While paying, one {first} counts as two, and one {second} counts as two.</source>
        <translation>Al pagar, una {first} cuenta como dos y una {second} cuenta como dos.</translation>
    </message>
    <message>
        <source>While paying, one or two {first} count as any Energy, each as you like.</source>
        <translation>Al pagar, una o dos esferas ({first}) cuentan cada una como la energía que quieras.</translation>
    </message>
    <message>
        <source>You can no longer File.</source>
        <translation>Ya no puedes hacer File.</translation>
    </message>
    <message>
        <source>You can no longer Research.</source>
        <translation>Ya no puedes hacer Research.</translation>
    </message>
    <message>
        <source>Level 2 Gizmos cost you 1 less.</source>
        <translation>Los Gizmos de nivel 2 te cuestan 1 menos.</translation>
    </message>
    <message>
        <source>Gizmos that you Build from your Archive cost 1 less.</source>
        <translation>Los Gizmos que construyes (Build) desde tu archivo cuestan 1 menos.</translation>
    </message>
    <message>
        <source>Gizmos that you Build from a Research cost 1 less.</source>
        <translation>Los Gizmos que construyes (Build) con un Research cuestan 1 menos.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 Victory Point for each Energy Sphere in your ring.</source>
        <translation>Al final de la partida, 1 punto de victoria por cada esfera de energía de tu anillo.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 Victory Point for each one you have in tokens.</source>
        <translation>Al final de la partida, 1 punto de victoria por cada punto que tengas en fichas.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}.</source>
        <translation>Límite de almacenamiento +{storage}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, File Limit +{archive}.</source>
        <translation>Límite de almacenamiento +{storage}, límite de archivo +{archive}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, Research Amount +{research}.</source>
        <translation>Límite de almacenamiento +{storage}, cantidad de investigación +{research}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, File Limit +{archive}, Research Amount +{research}.</source>
        <translation>Límite de almacenamiento +{storage}, límite de archivo +{archive}, cantidad de investigación +{research}.</translation>
    </message>
    <message>
        <source>Starting Gizmo</source>
        <translation>Carta inicial de Gizmo</translation>
    </message>
    <message numerus="yes">
        <source>Generic {kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>Gizmo genérico ({kind}), nivel {level}, cuesta {cost}, %n punto</numerusform>
            <numerusform>Gizmo genérico ({kind}), nivel {level}, cuesta {cost}, %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>Gizmo ({kind}), nivel {level}, cuesta {cost}, %n punto</numerusform>
            <numerusform>Gizmo ({kind}), nivel {level}, cuesta {cost}, %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>a Starting Gizmo</source>
        <translation>una carta inicial de Gizmo</translation>
    </message>
    <message>
        <source>a level {level} Generic Gizmo</source>
        <translation>un Gizmo genérico de nivel {level}</translation>
    </message>
    <message>
        <source>a level {level} {energy} Gizmo</source>
        <translation>un Gizmo de nivel {level} ({energy})</translation>
    </message>
    <message>
        <source>File column, Starting Gizmo</source>
        <translation>File, carta inicial de Gizmo</translation>
    </message>
    <message numerus="yes">
        <source>{kind} column, level {level}, %n point(s)</source>
        <translation>
            <numerusform>{kind}, nivel {level}, %n punto</numerusform>
            <numerusform>{kind}, nivel {level}, %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceCurve</name>
    <message>
        <source>Chance to win after every turn</source>
        <translation>Probabilidad de ganar después de cada turno</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, Enter looks at the game there.</source>
        <translation>Las flechas van de turno en turno; Intro muestra la partida en ese punto.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Leave the guided game</source>
        <translation>Dejar la partida guiada</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Skip part</source>
        <translation>Omitir parte</translation>
    </message>
    <message>
        <source>Leaves out this part: what happens in it is done by itself.</source>
        <translation>Omite esta parte: lo que pasa en ella se hace solo.</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Pantalla inicial</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jugar una partida</translation>
    </message>
    <message>
        <source>Does it for you, and goes on.</source>
        <translation>Lo hace por ti y sigue.</translation>
    </message>
</context>
<context>
    <name>ComputerSheet</name>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Media de puntos</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Máximo de puntos</translation>
    </message>
    <message>
        <source>Computers among themselves</source>
        <translation>Computadoras entre sí</translation>
    </message>
    <message>
        <source>Every seat counts as a game.</source>
        <translation>Cada puesto cuenta como una partida.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>ContinueTile</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>CountBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>Deck of level %1, %n card(s)</source>
        <translation>
            <numerusform>Mazo de nivel %1, %n carta</numerusform>
            <numerusform>Mazo de nivel %1, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1
empty</source>
        <translation>Nivel %1
vacío</translation>
    </message>
</context>
<context>
    <name>DialogFrame</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Dispenser</name>
    <message>
        <source>In the glass: Heat %1, Electric %2, Atomic %3, Battery %4</source>
        <translation>En el dispensador: Térmica %1, Eléctrica %2, Atómica %3, Batería %4</translation>
    </message>
    <message>
        <source>In the glass</source>
        <translation>En el dispensador</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Pantalla inicial</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>How the chances went, where the game turned, what would have been better.</source>
        <translation>Cómo cambiaron las probabilidades, dónde giró la partida, qué habría sido mejor.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Cambiar puestos</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mismo reparto otra vez</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
</context>
<context>
    <name>Energy</name>
    <message>
        <source>Heat</source>
        <translation>Térmica</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>Eléctrica</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atómica</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batería</translation>
    </message>
    <message>
        <source>any Energy</source>
        <translation>cualquier energía</translation>
    </message>
    <message numerus="yes">
        <source>%n Heat</source>
        <translation>
            <numerusform>%n Térmica</numerusform>
            <numerusform>%n Térmicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Electric</source>
        <translation>
            <numerusform>%n Eléctrica</numerusform>
            <numerusform>%n Eléctricas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Atomic</source>
        <translation>
            <numerusform>%n Atómica</numerusform>
            <numerusform>%n Atómicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Battery</source>
        <translation>
            <numerusform>%n Batería</numerusform>
            <numerusform>%n Baterías</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of any Energy</source>
        <translation>
            <numerusform>%n energía cualquiera</numerusform>
            <numerusform>%n energías cualesquiera</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Show all Gizmos</source>
        <translation>Mostrar todos los Gizmos</translation>
    </message>
    <message>
        <source>All Gizmos are shown.</source>
        <translation>Se muestran todos los Gizmos.</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>En esta partida</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vistos</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>No vistos</translation>
    </message>
</context>
<context>
    <name>FullArchive</name>
    <message>
        <source>Archive</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Research</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>Espacio libre</translation>
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
        <translation>Gizmos</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>Nivel 3</translation>
    </message>
    <message>
        <source>on Gizmos</source>
        <translation>en Gizmos</translation>
    </message>
    <message>
        <source>tokens</source>
        <comment>victory point tokens</comment>
        <translation>fichas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anillo</translation>
    </message>
    <message>
        <source>Last turn: none yet</source>
        <translation>Último turno: todavía ninguno</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>The Starting Gizmo of {name}</source>
        <translation>La carta inicial de Gizmo de {name}</translation>
    </message>
    <message>
        <source>An active Gizmo of {name}</source>
        <translation>Un Gizmo activo de {name}</translation>
    </message>
    <message>
        <source>Built by {name} in round {round}</source>
        <translation>Construido por {name} en la ronda {round}</translation>
    </message>
    <message>
        <source>In the Archive of {name}</source>
        <translation>En el archivo de {name}</translation>
    </message>
    <message>
        <source>In the Archive of {name} since round {round}</source>
        <translation>En el archivo de {name} desde la ronda {round}</translation>
    </message>
    <message>
        <source>In the Display Area now</source>
        <translation>Ahora en el área de exhibición</translation>
    </message>
    <message>
        <source>In your hand: you have just drawn it</source>
        <translation>En tu mano: acabas de robarla</translation>
    </message>
    <message>
        <source>You have drawn it in a Research; it went back under the deck</source>
        <translation>La robaste en un Research; volvió al fondo del mazo</translation>
    </message>
    <message>
        <source>Not seen yet: still in the deck</source>
        <translation>Aún no vista: sigue en el mazo</translation>
    </message>
    <message>
        <source>Not seen yet: in the deck, or not in this game</source>
        <translation>Aún no vista: en el mazo o fuera de esta partida</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Aún no vista</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Fuera de esta partida</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>Generic Gizmos</source>
        <translation>Gizmos genéricos</translation>
    </message>
    <message>
        <source>Goes to the {kind} column</source>
        <translation>Va a la columna {kind}</translation>
    </message>
    <message>
        <source>Starting Gizmo: one for each player</source>
        <translation>Carta inicial de Gizmo: una para cada jugador</translation>
    </message>
    <message>
        <source>Level {level}: 36 Gizmos, each of them once</source>
        <translation>Nivel {level}: 36 Gizmos, cada uno una vez</translation>
    </message>
    <message>
        <source>Number {id}</source>
        <translation>Número {id}</translation>
    </message>
    <message>
        <source>No Gizmo matches</source>
        <translation>Ningún Gizmo coincide</translation>
    </message>
    <message>
        <source>All {count} Gizmos</source>
        <translation>Los {count} Gizmos</translation>
    </message>
    <message>
        <source>{count} of {whole} Gizmos</source>
        <translation>{count} de {whole} Gizmos</translation>
    </message>
</context>
<context>
    <name>GalleryDetails</name>
    <message>
        <source>How it works</source>
        <translation>Cómo funciona</translation>
    </message>
</context>
<context>
    <name>GalleryScreen</name>
    <message>
        <source>Gallery</source>
        <translation>Galería</translation>
    </message>
    <message>
        <source>Search the Gizmos</source>
        <translation>Buscar en los Gizmos</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>No game is chosen.</source>
        <translation>No hay ninguna partida elegida.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The score sheet of this game</source>
        <translation>La hoja de puntuación de esta partida</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Saves a problem report with this game</source>
        <translation>Guarda un informe de problema con esta partida</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games of Gizmos (*.gizmos)</source>
        <translation>Partidas de Gizmos (*.gizmos)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los ficheros (*)</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Guardar una copia de la partida</translation>
    </message>
    <message>
        <source>Save a problem report</source>
        <translation>Guardar un informe de problema</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Ficheros zip (*.zip)</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Guardar las estadísticas</translation>
    </message>
    <message>
        <source>Gizmos statistics.csv</source>
        <translation>Estadísticas de Gizmos.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el fichero?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Keep the old file</source>
        <translation>Conservar el antiguo</translation>
    </message>
    <message>
        <source>Bring in a game</source>
        <translation>Importar una partida</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Damaged game. %1 %2</source>
        <translation>Partida dañada. %1 %2</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Damaged game</source>
        <translation>Partida dañada</translation>
    </message>
</context>
<context>
    <name>GameMarks</name>
    <message>
        <source>Assisted</source>
        <translation>Asistida</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Recuperada</translation>
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
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn</source>
        <translation>Ronda {round}, turno de {name}</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn. This game is not saved yet: it is lost when the program ends.</source>
        <translation>Ronda {round}, turno de {name}. Esta partida aún no está guardada: se pierde cuando termine el programa.</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn. The newest file was damaged: this is the moment before.</source>
        <translation>Ronda {round}, turno de {name}. El fichero más nuevo estaba dañado: este es el momento anterior.</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n point(s)</source>
        <translation>
            <numerusform>{name} ganó con %n punto</numerusform>
            <numerusform>{name} ganó con %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after 100 rounds; {name} led with %n point(s)</source>
        <translation>
            <numerusform>Terminada tras 100 rondas; {name} iba en cabeza con %n punto</numerusform>
            <numerusform>Terminada tras 100 rondas; {name} iba en cabeza con %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>hace %n minuto</numerusform>
            <numerusform>hace %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>hace %n hora</numerusform>
            <numerusform>hace %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>hace %n día</numerusform>
            <numerusform>hace %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>The game of {names} was removed.</source>
        <translation>Se ha quitado la partida de {names}.</translation>
    </message>
    <message>
        <source>The damaged game was removed.</source>
        <translation>Se ha quitado la partida dañada.</translation>
    </message>
    <message>
        <source>The game was saved as {file}.</source>
        <translation>La partida se ha guardado como {file}.</translation>
    </message>
    <message>
        <source>The game was added to your games.</source>
        <translation>La partida se ha añadido a tus partidas.</translation>
    </message>
    <message>
        <source>This game is among your games already; it was not added again.</source>
        <translation>Esta partida ya está entre las tuyas; no se ha añadido otra vez.</translation>
    </message>
    <message>
        <source>The report was saved as {file}. It holds the log, the settings and the game, but no names.</source>
        <translation>El informe se ha guardado como {file}. Contiene el registro, los ajustes y la partida, pero ningún nombre.</translation>
    </message>
    <message>
        <source>The newest file of this game was damaged; it goes on from the move before, and the damaged file is kept.</source>
        <translation>El fichero más nuevo de esta partida estaba dañado; sigue desde la jugada anterior y se conserva el fichero dañado.</translation>
    </message>
    <message>
        <source>The folder of your games cannot be read; check its permissions.</source>
        <translation>No se puede leer la carpeta de tus partidas; comprueba sus permisos.</translation>
    </message>
    <message numerus="yes">
        <source>%n removed game(s) deleted for good.</source>
        <translation>
            <numerusform>Se ha borrado definitivamente %n partida quitada.</numerusform>
            <numerusform>Se han borrado definitivamente %n partidas quitadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesScreen</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>There are no such games.</source>
        <translation>No hay partidas así.</translation>
    </message>
    <message>
        <source>There are no games in the list. What you have removed is in the bin until it is emptied.</source>
        <translation>No hay partidas en la lista. Lo que has quitado está en la papelera hasta que se vacíe.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play will stand here.</source>
        <translation>Todavía no hay partidas. Cada partida que juegues estará aquí.</translation>
    </message>
    <message>
        <source>Every game is kept after each decision; nothing has to be saved.</source>
        <translation>Cada partida se guarda después de cada decisión; no hay que guardar nada.</translation>
    </message>
    <message>
        <source>Bring in a game…</source>
        <translation>Importar una partida…</translation>
    </message>
    <message>
        <source>Which games are shown</source>
        <translation>Qué partidas se muestran</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Todas: %1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>En curso: %1</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Terminadas: %1</translation>
    </message>
    <message>
        <source>Damaged: %1</source>
        <translation>Dañadas: %1</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Vaciar la papelera…</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>¿Vaciar la papelera?</translation>
    </message>
    <message>
        <source>The games that you have removed are gone for good then.</source>
        <translation>Las partidas que has quitado se perderán para siempre.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlas</translation>
    </message>
</context>
<context>
    <name>GizmoCard</name>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>Pasa la computadora a %1</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ha terminado</translation>
    </message>
    <message>
        <source>My turn!</source>
        <translation>¡Mi turno!</translation>
    </message>
    <message>
        <source>The table stays covered until %1 is here.</source>
        <translation>La mesa queda tapada hasta que llegue %1.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>On your turn do one thing: File, Pick, Build or Research.</source>
        <translation>En tu turno haz una cosa: File (guardar una carta), Pick (tomar energía), Build (construir un Gizmo) o Research (robar cartas).</translation>
    </message>
    <message>
        <source>A click or Enter on a card shows it large, with what can be done with it. If you have chosen File or Build before, it is done at once.</source>
        <translation>Un clic o Intro en una carta la muestra en grande, con lo que se puede hacer con ella. Si antes has elegido File o Build, se hace enseguida.</translation>
    </message>
    <message>
        <source>File puts a card of the display into your archive, to be built later.</source>
        <translation>File guarda una carta del área de exhibición en tu archivo, para construirla más tarde.</translation>
    </message>
    <message>
        <source>Pick takes one energy sphere of the row into your ring.</source>
        <translation>Pick toma una esfera de la fila de energía y la pone en tu anillo.</translation>
    </message>
    <message>
        <source>Build pays a card of the display or of your archive with spheres of its energy and makes it an active Gizmo.</source>
        <translation>Build paga una carta del área de exhibición o de tu archivo con esferas de su energía y la convierte en un Gizmo activo.</translation>
    </message>
    <message>
        <source>Research draws cards of one level; build or file one of them, the rest goes under the deck.</source>
        <translation>Research roba cartas de un nivel; construye o guarda una de ellas, el resto va al fondo del mazo.</translation>
    </message>
    <message>
        <source>Active Gizmos are set off by what you do. One that glows can be used, once a turn, in any order. What it does may set off others.</source>
        <translation>Tus Gizmos se activan con lo que haces. El que brilla se puede usar, una vez por turno, en cualquier orden. Lo que hace puede activar otros.</translation>
    </message>
    <message>
        <source>Converters change what your spheres count as while you pay. Upgrades raise your limits for good.</source>
        <translation>Los convertidores cambian lo que cuentan tus esferas al pagar. Las mejoras aumentan tus límites para el resto de la partida.</translation>
    </message>
    <message>
        <source>A random sphere from the dispenser is no Pick and sets nothing off.</source>
        <translation>Una esfera aleatoria del dispensador no es un Pick y no activa nada.</translation>
    </message>
    <message>
        <source>Who has 16 active Gizmos or 4 of level 3 triggers the end; the round is played out, then the points are counted.</source>
        <translation>Quien tiene 16 Gizmos activos o 4 de nivel 3 provoca el final; se completa la ronda y se cuentan los puntos.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the screen; with Shift to the one before</source>
        <translation>a la siguiente parte de la pantalla; con Mayús, a la anterior</translation>
    </message>
    <message>
        <source>within a part and to its neighbours</source>
        <translation>dentro de una parte y a las vecinas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>use what has the focus</source>
        <translation>usar lo que tiene el foco</translation>
    </message>
    <message>
        <source>File, Pick, Build, Research; on a card F files it and B builds it</source>
        <translation>File, Pick, Build, Research; en una carta, F la guarda y B la construye</translation>
    </message>
    <message>
        <source>use a Gizmo that is ready, or choose a payment</source>
        <translation>usar un Gizmo listo o elegir un pago</translation>
    </message>
    <message>
        <source>End turn, Skip, keep None</source>
        <translation>Terminar turno, Omitir, Devolver todas</translation>
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
        <translation>deshacer un paso, rehacerlo</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Retroceso</translation>
    </message>
    <message>
        <source>take back the last action or Gizmo, whole</source>
        <translation>deshacer entera la última acción o el último Gizmo</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>take back the whole turn</source>
        <translation>deshacer todo el turno</translation>
    </message>
    <message>
        <source>looking back at a game: one step back, one on, play or pause</source>
        <translation>al repasar una partida: un paso atrás, uno adelante, reproducir o pausar</translation>
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
        <translation>al repasar una partida: un turno atrás, uno adelante</translation>
    </message>
    <message>
        <source>your dashboard in full, those of the others</source>
        <translation>tu tablero completo, los de los demás</translation>
    </message>
    <message>
        <source>open and close the log; the menu (M or F10)</source>
        <translation>abrir y cerrar el registro; el menú (M o F10)</translation>
    </message>
    <message>
        <source>a hint for your decision; again closes it</source>
        <translation>una pista para tu decisión; otra vez, cierra la pista</translation>
    </message>
    <message>
        <source>look at the table under a payment or a Research, and come back</source>
        <translation>mirar la mesa debajo de un pago o de un Research, y volver</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel, close, back</source>
        <translation>cancelar, cerrar, volver</translation>
    </message>
    <message>
        <source>help (F1 on the table: the rules); full screen</source>
        <translation>ayuda (F1 en la mesa: las reglas); pantalla completa</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>sound off, and on again</source>
        <translation>apaga y enciende el sonido</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Cómo es un turno</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Pick {energy}</source>
        <translation>Pick de {energy}</translation>
    </message>
    <message>
        <source>Draw a random Energy Sphere</source>
        <translation>Robar una esfera de energía aleatoria</translation>
    </message>
    <message>
        <source>File {gizmo}</source>
        <translation>File: {gizmo}</translation>
    </message>
    <message>
        <source>Build {gizmo}</source>
        <translation>Build: {gizmo}</translation>
    </message>
    <message>
        <source>Research level {level}</source>
        <translation>Research de nivel {level}</translation>
    </message>
    <message>
        <source>Use {gizmo}</source>
        <translation>Usar {gizmo}</translation>
    </message>
    <message>
        <source>Put {gizmo} back</source>
        <translation>Devolver {gizmo}</translation>
    </message>
    <message>
        <source>Keep none of the cards</source>
        <translation>Devolver todas las cartas</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Renunciar a ello</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Build {gizmo} for {spheres}</source>
        <translation>Build: {gizmo} por {spheres}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>percent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{place}. {action}. Chance to win {win}, %n point(s) expected. {why}</source>
        <translation>
            <numerusform>{place}. {action}. Probabilidad de ganar {win}, %n punto esperado. {why}</numerusform>
            <numerusform>{place}. {action}. Probabilidad de ganar {win}, %n puntos esperados. {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to a good position in the turns to come.</source>
        <translation>Lleva a una buena posición en los próximos turnos.</translation>
    </message>
    <message>
        <source>This Gizmo will work for you again and again until the end.</source>
        <translation>Este Gizmo trabajará para ti una y otra vez hasta el final.</translation>
    </message>
    <message>
        <source>This Converter makes the next Builds easier to pay for.</source>
        <translation>Este convertidor hace que los próximos Build sean más fáciles de pagar.</translation>
    </message>
    <message>
        <source>This Upgrade pays off for the rest of the game.</source>
        <translation>Esta mejora compensa durante el resto de la partida.</translation>
    </message>
    <message>
        <source>Nobody else can take the card from your Archive.</source>
        <translation>Nadie más puede tomar la carta de tu archivo.</translation>
    </message>
    <message>
        <source>{name} could build this card in the next turn.</source>
        <translation>{name} podría construir esta carta en el próximo turno.</translation>
    </message>
    <message>
        <source>It lets you pay for {gizmo} next.</source>
        <translation>Te permite pagar después {gizmo}.</translation>
    </message>
    <message>
        <source>It is the last {energy} in the Energy Row.</source>
        <translation>Es la última {energy} de la fila de energía.</translation>
    </message>
    <message>
        <source>It adds {energy} to your ring.</source>
        <translation>Añade {energy} a tu anillo.</translation>
    </message>
    <message>
        <source>Nothing else that is possible now helps you more.</source>
        <translation>Ninguna otra opción te ayuda más ahora.</translation>
    </message>
    <message numerus="yes">
        <source>It sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>Activa %n de tus Gizmos.</numerusform>
            <numerusform>Activa %n de tus Gizmos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see %n card(s), and may build or file one.</source>
        <translation>
            <numerusform>Ves %n carta y puedes construirla o guardarla.</numerusform>
            <numerusform>Ves %n cartas y puedes construir o guardar una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n Victory Point(s) this turn.</source>
        <translation>
            <numerusform>Da %n punto de victoria este turno.</numerusform>
            <numerusform>Da %n puntos de victoria este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ring holds %n sphere(s) more after this turn.</source>
        <translation>
            <numerusform>Tu anillo tendrá %n esfera más después de este turno.</numerusform>
            <numerusform>Tu anillo tendrá %n esferas más después de este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the game, %n point(s) ahead.</source>
        <translation>
            <numerusform>Con esto ganas la partida, con %n punto de ventaja.</numerusform>
            <numerusform>Con esto ganas la partida, con %n puntos de ventaja.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the game on the tie-break.</source>
        <translation>Con esto ganas la partida en el desempate.</translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round while you are %n point(s) ahead.</source>
        <translation>
            <numerusform>Provoca la última ronda cuando llevas %n punto de ventaja.</numerusform>
            <numerusform>Provoca la última ronda cuando llevas %n puntos de ventaja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round, though you are %n point(s) behind.</source>
        <translation>
            <numerusform>Provoca la última ronda, aunque vas %n punto por detrás.</numerusform>
            <numerusform>Provoca la última ronda, aunque vas %n puntos por detrás.</numerusform>
        </translation>
    </message>
    <message>
        <source>It sets off the last round with nobody ahead of you.</source>
        <translation>Provoca la última ronda sin que nadie vaya por delante de ti.</translation>
    </message>
    <message>
        <source>The game will count as assisted: it is kept apart in the statistics. Hints know no more than you can see.</source>
        <translation>La partida contará como asistida: queda aparte en las estadísticas. Las pistas no saben más de lo que puedes ver.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Chance to win, points at the end</source>
        <translation>Probabilidad de ganar, puntos al final</translation>
    </message>
    <message>
        <source>It hardly matters what you do here.</source>
        <translation>Aquí casi da igual lo que hagas.</translation>
    </message>
    <message>
        <source>Thinking took too long. Nothing is lost: play on, or ask again.</source>
        <translation>La computadora ha tardado demasiado en pensar. No se ha perdido nada: sigue jugando o pregunta otra vez.</translation>
    </message>
    <message>
        <source>There is no hint this time. Nothing is lost: play on, or ask again.</source>
        <translation>Esta vez no hay pista. No se ha perdido nada: sigue jugando o pregunta otra vez.</translation>
    </message>
    <message>
        <source>Hints are for your own turn; {name} is to decide.</source>
        <translation>Las pistas son para tu turno; ahora decide {name}.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>Las pistas son para tu turno.</translation>
    </message>
    <message>
        <source>Hints are there again when the payment is done or left.</source>
        <translation>Las pistas vuelven cuando el pago se haga o se cancele.</translation>
    </message>
    <message>
        <source>In which order these cards go back hardly matters.</source>
        <translation>El orden en que vuelven estas cartas casi da igual.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar otra vez</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Stop thinking (Esc)</source>
        <translation>Dejar de pensar (Esc)</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Cerrar la pista (Esc)</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Upgrade</source>
        <translation>Mejora</translation>
    </message>
    <message>
        <source>Converter</source>
        <translation>Convertidor</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Pick</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
</context>
<context>
    <name>LargeView</name>
    <message>
        <source>What the rules say (F1)</source>
        <translation>Qué dicen las reglas (F1)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Build the marked card.</source>
        <translation>Haz Build de la carta marcada.</translation>
    </message>
    <message>
        <source>Welcome to Gizmos</source>
        <translation>Te damos la bienvenida a Gizmos</translation>
    </message>
    <message>
        <source>You build Gizmos: small machines that set each other off. The most Victory Points win.</source>
        <translation>Construyes Gizmos: pequeñas máquinas que se activan unas a otras. Gana quien tenga más puntos de victoria.</translation>
    </message>
    <message>
        <source>One action a turn</source>
        <translation>Una acción por turno</translation>
    </message>
    <message>
        <source>In each turn you choose one of four actions: File, Pick, Build or Research. Try them all.</source>
        <translation>En cada turno eliges una de cuatro acciones: File (guardar una carta), Pick (tomar energía), Build (construir un Gizmo) o Research (robar cartas). Pruébalas todas.</translation>
    </message>
    <message>
        <source>Energy Spheres pay for Gizmos. Six of them lie in the Energy Row.</source>
        <translation>Las esferas de energía pagan los Gizmos. Seis de ellas están en la fila de energía.</translation>
    </message>
    <message>
        <source>Pick the marked sphere: {energy}.</source>
        <translation>Haz Pick de la esfera marcada: {energy}.</translation>
    </message>
    <message>
        <source>This Gizmo costs {cost}, which is in your ring. It brings 1 Victory Point.</source>
        <translation>Este Gizmo cuesta {cost}, que está en tu anillo. Da 1 punto de victoria.</translation>
    </message>
    <message>
        <source>Choose the marked card, then Build.</source>
        <translation>Elige la carta marcada y luego Build.</translation>
    </message>
    <message>
        <source>A filed card waits in your Archive: nobody else can take it. Keep this one for later.</source>
        <translation>Una carta guardada espera en tu archivo: nadie más puede tomarla. Guarda esta para más tarde.</translation>
    </message>
    <message>
        <source>Choose the marked card, then File.</source>
        <translation>Elige la carta marcada y luego File.</translation>
    </message>
    <message>
        <source>Two Gizmos are ready</source>
        <translation>Dos Gizmos están listos</translation>
    </message>
    <message>
        <source>Filing has triggered both Gizmos of your File column. Each works once a turn.</source>
        <translation>El File ha activado los dos Gizmos de tu columna File. Cada uno funciona una vez por turno.</translation>
    </message>
    <message>
        <source>Use the marked Gizmo: it draws a random sphere.</source>
        <translation>Usa el Gizmo marcado: roba una esfera aleatoria.</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Uno más</translation>
    </message>
    <message>
        <source>The order is up to you. You may also do without a Gizmo and end the turn.</source>
        <translation>El orden lo eliges tú. También puedes renunciar a un Gizmo y terminar el turno.</translation>
    </message>
    <message>
        <source>Use the Gizmo that you have built: it lets you Pick.</source>
        <translation>Usa el Gizmo que has construido: te deja hacer Pick.</translation>
    </message>
    <message>
        <source>A Pick for free</source>
        <translation>Un Pick gratis</translation>
    </message>
    <message>
        <source>What a Gizmo lets you do is an action like any other.</source>
        <translation>Lo que un Gizmo te deja hacer es una acción como cualquier otra.</translation>
    </message>
    <message>
        <source>The next Gizmo</source>
        <translation>El siguiente Gizmo</translation>
    </message>
    <message>
        <source>This one draws a sphere whenever you Pick {energy}. Soon it will be part of a chain.</source>
        <translation>Este roba una esfera cada vez que haces Pick de {energy}. Pronto formará parte de una cadena.</translation>
    </message>
    <message>
        <source>Research draws three cards of one level. You may build or file one of them.</source>
        <translation>Research roba tres cartas de un nivel. Puedes construir o guardar una de ellas.</translation>
    </message>
    <message>
        <source>Choose the marked Level Deck.</source>
        <translation>Elige el mazo de nivel marcado.</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>Quedarse con una</translation>
    </message>
    <message>
        <source>This card is an Upgrade: it gives you more room for the rest of the game.</source>
        <translation>Esta carta es una mejora: te da más espacio durante el resto de la partida.</translation>
    </message>
    <message>
        <source>The rest goes back</source>
        <translation>El resto vuelve</translation>
    </message>
    <message>
        <source>The other cards go under their deck, in any order you like.</source>
        <translation>Las otras cartas van al fondo de su mazo, en el orden que prefieras.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Pulsa «{button}».</translation>
    </message>
    <message>
        <source>Your ring now holds six spheres, and your Archive two cards.</source>
        <translation>Ahora caben seis esferas en tu anillo y dos cartas en tu archivo.</translation>
    </message>
    <message>
        <source>Use the marked Gizmo.</source>
        <translation>Usa el Gizmo marcado.</translation>
    </message>
    <message>
        <source>A chain reaction</source>
        <translation>Un encadenamiento</translation>
    </message>
    <message>
        <source>Now your Gizmos work together. File once more, and one thing leads to another.</source>
        <translation>Ahora tus Gizmos trabajan juntos. Haz File otra vez, y una cosa lleva a la otra.</translation>
    </message>
    <message>
        <source>The first of three</source>
        <translation>El primero de tres</translation>
    </message>
    <message>
        <source>The line above your Gizmos shows the chain, and what is ready to go on with.</source>
        <translation>La línea sobre tus Gizmos muestra la cadena y lo que está listo para seguir.</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>El segundo</translation>
    </message>
    <message>
        <source>This one lets you Pick, and a Pick can trigger more.</source>
        <translation>Este te deja hacer Pick, y un Pick puede activar más.</translation>
    </message>
    <message>
        <source>The third</source>
        <translation>El tercero</translation>
    </message>
    <message>
        <source>And on it goes</source>
        <translation>Y así sigue</translation>
    </message>
    <message>
        <source>Your Pick Gizmo waits for a Pick of {energy}.</source>
        <translation>Tu Gizmo de Pick espera un Pick de {energy}.</translation>
    </message>
    <message>
        <source>Triggered! One action brings you three spheres.</source>
        <translation>¡Activado! Una sola acción te da tres esferas.</translation>
    </message>
    <message>
        <source>A Converter helps you pay. This one lets {energy} count as any Energy.</source>
        <translation>Un convertidor te ayuda a pagar. Este hace que {energy} cuente como cualquier energía.</translation>
    </message>
    <message>
        <source>From your Archive</source>
        <translation>Desde tu archivo</translation>
    </message>
    <message>
        <source>The card that you filed costs {cost}. You have {first} and {second}, and a Converter.</source>
        <translation>La carta que guardaste cuesta {cost}. Tienes {first} y {second}, y un convertidor.</translation>
    </message>
    <message>
        <source>Build from your Archive</source>
        <translation>Build desde tu archivo</translation>
    </message>
    <message>
        <source>With the Converter {first} counts as {second}: enough to pay.</source>
        <translation>Con el convertidor, {first} cuenta como {second}: suficiente para pagar.</translation>
    </message>
    <message>
        <source>The payment</source>
        <translation>El pago</translation>
    </message>
    <message>
        <source>What is on the left leaves your ring. On the right you see what it counts as.</source>
        <translation>Lo de la izquierda sale de tu anillo. A la derecha ves lo que vale.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Muy bien</translation>
    </message>
    <message>
        <source>Now you know all four actions. We leave out many rounds and go on near the end.</source>
        <translation>Ya conoces las cuatro acciones. Saltamos muchas rondas y seguimos cerca del final.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Cómo termina la partida</translation>
    </message>
    <message>
        <source>16 Gizmos of one player, or 4 of level 3, bring on the last round. You have 15.</source>
        <translation>16 Gizmos de un jugador, o 4 de nivel 3, traen la última ronda. Tienes 15.</translation>
    </message>
    <message>
        <source>The last Gizmo</source>
        <translation>El último Gizmo</translation>
    </message>
    <message>
        <source>Your next Gizmo brings on the end. {name} still has a turn after yours.</source>
        <translation>Tu próximo Gizmo trae el final. {name} aún tiene un turno después del tuyo.</translation>
    </message>
    <message>
        <source>Build the marked card in your Archive.</source>
        <translation>Haz Build de la carta marcada de tu archivo.</translation>
    </message>
    <message>
        <source>One more point</source>
        <translation>Un punto más</translation>
    </message>
    <message>
        <source>Some Gizmos bring Victory Points when they are triggered.</source>
        <translation>Algunos Gizmos dan puntos de victoria cuando se activan.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>Gizmos: {gizmos}, tokens: {tokens}, in all {total} points. {name} has {rival}: you win!</source>
        <translation>Gizmos: {gizmos}, fichas: {tokens}, en total {total} puntos. {name} tiene {rival}: ¡ganas tú!</translation>
    </message>
    <message>
        <source>You can play Gizmos</source>
        <translation>Ya sabes jugar a Gizmos</translation>
    </message>
    <message>
        <source>Point at a card to read it large. F1 opens help and rules at any time.</source>
        <translation>Apunta a una carta para leerla en grande. F1 abre la ayuda y las reglas en cualquier momento.</translation>
    </message>
    <message>
        <source>One moment: press “{button}” first.</source>
        <translation>Un momento: pulsa antes «{button}».</translation>
    </message>
    <message>
        <source>That works too, later. Now try what is marked.</source>
        <translation>Eso también funciona, más tarde. Ahora prueba lo que está marcado.</translation>
    </message>
    <message>
        <source>Hints are for real games. Here “{button}” does it for you.</source>
        <translation>Las pistas son para las partidas de verdad. Aquí, «{button}» lo hace por ti.</translation>
    </message>
    <message>
        <source>Hints are for real games. Here “{button}” goes on.</source>
        <translation>Las pistas son para las partidas de verdad. Aquí, «{button}» continúa.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñamelo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Part {part} of {parts}</source>
        <translation>Parte {part} de {parts}</translation>
    </message>
    <message>
        <source>Continue learning</source>
        <translation>Seguir aprendiendo</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>A guided first game</source>
        <translation>Una primera partida guiada</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Tinkerer</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingeniero</translation>
    </message>
    <message>
        <source>Inventor</source>
        <translation>Inventor</translation>
    </message>
    <message>
        <source>Genius</source>
        <translation>Genio</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatorio</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Codicioso</translation>
    </message>
    <message>
        <source>Sees this turn only and makes mistakes</source>
        <translation>Solo ve este turno y comete errores</translation>
    </message>
    <message>
        <source>Takes what looks best this turn</source>
        <translation>Toma lo que parece mejor este turno</translation>
    </message>
    <message>
        <source>Builds well, but not always the best</source>
        <translation>Construye bien, pero no siempre lo mejor</translation>
    </message>
    <message>
        <source>Knows what every Gizmo is worth</source>
        <translation>Sabe lo que vale cada Gizmo</translation>
    </message>
    <message>
        <source>Thinks ahead and is hard to beat</source>
        <translation>Piensa por adelantado y es difícil de vencer</translation>
    </message>
    <message>
        <source>No preference</source>
        <translation>Sin preferencia</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Constructor</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>Archivero</translation>
    </message>
    <message>
        <source>Researcher</source>
        <translation>Investigador</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Veloz</translation>
    </message>
    <message>
        <source>Likes nothing better than winning</source>
        <translation>Solo piensa en ganar</translation>
    </message>
    <message>
        <source>Likes to Build, and large Gizmos</source>
        <translation>Le gusta hacer Build y los Gizmos grandes</translation>
    </message>
    <message>
        <source>Likes to File cards</source>
        <translation>Le gusta hacer File</translation>
    </message>
    <message>
        <source>Likes Research and upgrades</source>
        <translation>Le gustan Research y las mejoras</translation>
    </message>
    <message>
        <source>Hurries to the end of the game</source>
        <translation>Tiene prisa por acabar la partida</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computadora, {level}</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{first} and {last}</source>
        <comment>the last two of a list</comment>
        <translation>{first} y {last}</translation>
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
        <translation>{name} hizo Pick de {energies}</translation>
    </message>
    <message>
        <source>{name} drew {energies} at random</source>
        <translation>{name} robó {energies} al azar</translation>
    </message>
    <message>
        <source>{name} filed {gizmo} from a Research</source>
        <translation>{name} hizo File con {gizmo} de un Research</translation>
    </message>
    <message>
        <source>{name} filed {gizmo}</source>
        <translation>{name} hizo File con {gizmo}</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s) of level {level}</source>
        <translation>
            <numerusform>{name} robó %n carta de nivel {level}</numerusform>
            <numerusform>{name} robó %n cartas de nivel {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} put %n card(s) under the deck of level {level}</source>
        <translation>
            <numerusform>{name} devolvió %n carta al fondo del mazo de nivel {level}</numerusform>
            <numerusform>{name} devolvió %n cartas al fondo del mazo de nivel {level}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} kept none of the cards</source>
        <translation>{name} no se quedó con ninguna carta</translation>
    </message>
    <message numerus="yes">
        <source>{name} gained %n Victory Point(s)</source>
        <translation>
            <numerusform>{name} ganó %n punto de victoria</numerusform>
            <numerusform>{name} ganó %n puntos de victoria</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {gizmo} from the Archive for free</source>
        <translation>{name} construyó {gizmo} desde el archivo, gratis</translation>
    </message>
    <message>
        <source>{name} built {gizmo} from a Research for free</source>
        <translation>{name} construyó {gizmo} con un Research, gratis</translation>
    </message>
    <message>
        <source>{name} built {gizmo} for free</source>
        <translation>{name} construyó {gizmo} gratis</translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from the Archive for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} construyó {gizmo} desde el archivo por {spheres} con %n convertidor</numerusform>
            <numerusform>{name} construyó {gizmo} desde el archivo por {spheres} con %n convertidores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from a Research for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} construyó {gizmo} con un Research por {spheres} con %n convertidor</numerusform>
            <numerusform>{name} construyó {gizmo} con un Research por {spheres} con %n convertidores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} construyó {gizmo} por {spheres} con %n convertidor</numerusform>
            <numerusform>{name} construyó {gizmo} por {spheres} con %n convertidores</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {gizmo} from the Archive for {spheres}</source>
        <translation>{name} construyó {gizmo} desde el archivo por {spheres}</translation>
    </message>
    <message>
        <source>{name} built {gizmo} from a Research for {spheres}</source>
        <translation>{name} construyó {gizmo} con un Research por {spheres}</translation>
    </message>
    <message>
        <source>{name} built {gizmo} for {spheres}</source>
        <translation>{name} construyó {gizmo} por {spheres}</translation>
    </message>
    <message>
        <source>{name} did without the rest of an effect</source>
        <translation>{name} renunció al resto de un efecto</translation>
    </message>
    <message numerus="yes">
        <source>{name} has no room left: %n sphere(s) of an effect lost</source>
        <translation>
            <numerusform>{name} no tiene más espacio: se pierde %n esfera de un efecto</numerusform>
            <numerusform>{name} no tiene más espacio: se pierden %n esferas de un efecto</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} had to pass: no action was possible</source>
        <translation>{name} tuvo que pasar: no había ninguna acción posible</translation>
    </message>
    <message>
        <source>{name} has set off the last round</source>
        <translation>{name} ha provocado la última ronda</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>{name} took too long to decide; a legal move was put in its place</source>
        <translation>{name} tardó demasiado en decidir; en su lugar se hizo una jugada válida</translation>
    </message>
    <message>
        <source>{name} crashed while deciding; a legal move was put in its place</source>
        <translation>{name} falló al decidir; en su lugar se hizo una jugada válida</translation>
    </message>
    <message>
        <source>{name} decided something that is not allowed; a legal move was put in its place</source>
        <translation>{name} decidió algo no permitido; en su lugar se hizo una jugada válida</translation>
    </message>
    <message>
        <source>{name} failed to decide; a legal move was put in its place</source>
        <translation>{name} no pudo decidir; en su lugar se hizo una jugada válida</translation>
    </message>
    <message>
        <source>Round {round}, {name}</source>
        <translation>Ronda {round}, {name}</translation>
    </message>
    <message numerus="yes">
        <source>Last turn: a chain of %n step(s)</source>
        <translation>
            <numerusform>Último turno: cadena de %n paso</numerusform>
            <numerusform>Último turno: cadena de %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with %n point(s)</source>
        <translation>
            <numerusform>{name} va en cabeza con %n punto</numerusform>
            <numerusform>{name} va en cabeza con %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lead with %n point(s)</source>
        <translation>
            <numerusform>Varios van en cabeza con %n punto</numerusform>
            <numerusform>Varios van en cabeza con %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Cerrar el registro</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Todavía no ha pasado nada.</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
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
        <translation>¿Salir y perder lo que no está guardado?</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>MenuPanel</name>
    <message>
        <source>Keys and help</source>
        <translation>Teclas y ayuda</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Gallery of Gizmos</source>
        <translation>Galería de Gizmos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Look back at this game</source>
        <translation>Repasar esta partida</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Informar de un problema…</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Dejar la repetición</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <translation>Todavía no ha pasado nada en esta partida.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Heat</source>
        <translation>Térmica</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>Eléctrica</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atómica</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batería</translation>
    </message>
    <message>
        <source>any energy</source>
        <translation>cualquier energía</translation>
    </message>
    <message>
        <source>random energy</source>
        <translation>energía aleatoria</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
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
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>2 to 4 seats, persons and computers in any mix</source>
        <translation>De 2 a 4 puestos, personas y computadoras como quieras</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>2 to 4 seats, in the order of play</source>
        <translation>De 2 a 4 puestos, en el orden de juego</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>First player, draw lots or number of the seat</source>
        <translation>Primer jugador, al azar o número del puesto</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>Se pueden deshacer jugadas</translation>
    </message>
    <message>
        <source>Until a reveal</source>
        <translation>Hasta revelar algo</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>How far decisions can be taken back</source>
        <translation>Hasta dónde se pueden deshacer las decisiones</translation>
    </message>
    <message>
        <source>Next sphere can be seen</source>
        <translation>Próxima esfera visible</translation>
    </message>
    <message>
        <source>All see which energy sphere will roll into the row next.</source>
        <translation>Todos ven qué esfera de energía rodará después a la fila.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed: no pauses</comment>
        <translation>Inmediata</translation>
    </message>
    <message>
        <source>Speed of the computer&apos;s moves</source>
        <translation>Velocidad de las jugadas de la computadora</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Draw a number; the same one gives the same cards and spheres again</source>
        <translation>Saca un número; el mismo da otra vez las mismas cartas y esferas</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>NewGameTile</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>2 to 4 seats, persons and computers in any mix</source>
        <translation>De 2 a 4 puestos, personas y computadoras como quieras</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>The sound is on.</source>
        <translation>El sonido está encendido.</translation>
    </message>
    <message>
        <source>The sound is off. Ctrl+M turns it on.</source>
        <translation>El sonido está apagado. Ctrl+M lo enciende.</translation>
    </message>
    <message>
        <source>{name} could not decide; a legal move was put in its place. The log says more.</source>
        <translation>{name} no pudo decidir; en su lugar se hizo una jugada válida. El registro dice más.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Gizmos with a glowing edge are ready. Use them in any order, each once a turn.</source>
        <translation>Los Gizmos con borde brillante están listos. Úsalos en cualquier orden, cada uno una vez por turno.</translation>
    </message>
    <message>
        <source>You need not use them all: “{button}” asks first if something is still ready.</source>
        <translation>No hace falta usarlos todos: «{button}» pregunta antes si aún hay algo listo.</translation>
    </message>
    <message>
        <source>The last round: this is your last turn. Only Victory Points count now.</source>
        <translation>La última ronda: este es tu último turno. Ahora solo cuentan los puntos de victoria.</translation>
    </message>
    <message>
        <source>You can pay for this Gizmo, because your Converters work for you while you pay.</source>
        <translation>Puedes pagar este Gizmo porque tus convertidores trabajan para ti al pagar.</translation>
    </message>
    <message>
        <source>Your Archive is full. Build a card from it before you File the next one.</source>
        <translation>Tu archivo está lleno. Construye una carta de él antes de hacer File con la siguiente.</translation>
    </message>
    <message>
        <source>Your ring is almost full, and spheres without a place are lost. Time to Build?</source>
        <translation>Tu anillo está casi lleno, y las esferas sin sitio se pierden. ¿Hora de hacer Build?</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to build? {action} shows you %n card(s), and you may build or file one.</source>
        <translation>
            <numerusform>¿Nada que construir? {action} te muestra %n carta, y puedes construirla o guardarla.</numerusform>
            <numerusform>¿Nada que construir? {action} te muestra %n cartas, y puedes construir o guardar una.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sphere in the chute rolls into the row next. Nobody draws it at random.</source>
        <translation>La próxima esfera visible rueda después a la fila. Nadie la roba al azar.</translation>
    </message>
</context>
<context>
    <name>NudgeBubble</name>
    <message>
        <source>Close the tip (Esc)</source>
        <translation>Cerrar el consejo (Esc)</translation>
    </message>
</context>
<context>
    <name>OpponentPanel</name>
    <message>
        <source>%1&apos;s dashboard</source>
        <translation>Tablero de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 of level 3, %3 of %4 spheres in the ring, %5 of %6 cards in the archive, research %7</source>
        <translation>
            <numerusform>%n punto, %1 de 16 Gizmos, %2 de 4 de nivel 3, %3 de %4 esferas en el anillo, %5 de %6 cartas en el archivo, Research %7</numerusform>
            <numerusform>%n puntos, %1 de 16 Gizmos, %2 de 4 de nivel 3, %3 de %4 esferas en el anillo, %5 de %6 cartas en el archivo, Research %7</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive %1/%2</source>
        <translation>Archivo %1/%2</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Research</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Order of the rest</source>
        <translation>Orden del resto</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Posición %1 de %2</translation>
    </message>
    <message>
        <source>goes under first</source>
        <translation>va primero al fondo</translation>
    </message>
    <message>
        <source>becomes the bottom card</source>
        <translation>queda debajo de todas</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>It is the first card already.</source>
        <translation>Ya es la primera carta.</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>It is the last card already.</source>
        <translation>Ya es la última carta.</translation>
    </message>
    <message>
        <source>The left card goes under the deck first</source>
        <translation>La carta de la izquierda va primero al fondo del mazo</translation>
    </message>
</context>
<context>
    <name>OwnDashboard</name>
    <message>
        <source>Own dashboard, large</source>
        <translation>Tu tablero, ampliado</translation>
    </message>
    <message>
        <source>%1 of %2 spheres in the ring</source>
        <translation>%1 de %2 esferas en el anillo</translation>
    </message>
    <message>
        <source>left</source>
        <translation>resto</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anillo</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Leave the game?</source>
        <translation>¿Dejar la partida?</translation>
    </message>
    <message>
        <source>Your game is saved as it is now. Continue it from the start screen at any time.</source>
        <translation>Tu partida está guardada tal como está. Continúala desde la pantalla inicial cuando quieras.</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>Todavía no se ha decidido nada en esta partida.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>Pay</name>
    <message>
        <source>Build for {cost}, {full} without the discount</source>
        <translation>Build por {cost}, {full} sin el descuento</translation>
    </message>
    <message>
        <source>Build for {cost}</source>
        <translation>Build por {cost}</translation>
    </message>
    <message>
        <source>{made} of {total}</source>
        <translation>{made} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to pay</source>
        <translation>
            <numerusform>%n forma de pagar</numerusform>
            <numerusform>%n formas de pagar</numerusform>
        </translation>
    </message>
    <message>
        <source>No sphere leaves your ring</source>
        <translation>Ninguna esfera sale de tu anillo</translation>
    </message>
    <message numerus="yes">
        <source>%n sphere(s)</source>
        <translation>
            <numerusform>%n esfera</numerusform>
            <numerusform>%n esferas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spends {spheres} and uses up %n Converter(s) for this turn</source>
        <translation>
            <numerusform>Gasta {spheres} y usa %n convertidor este turno</numerusform>
            <numerusform>Gasta {spheres} y usa %n convertidores este turno</numerusform>
        </translation>
    </message>
    <message>
        <source>Spends {spheres} and no Converter</source>
        <translation>Gasta {spheres} y ningún convertidor</translation>
    </message>
    <message>
        <source>Keeps what you need</source>
        <translation>Guarda lo que necesitas</translation>
    </message>
    <message>
        <source>Leaves {energies} for your Archive</source>
        <translation>Deja {energies} para tu archivo</translation>
    </message>
    <message>
        <source>Fewest spheres</source>
        <translation>Menos esferas</translation>
    </message>
    <message numerus="yes">
        <source>Takes only %n sphere(s) out of your ring</source>
        <translation>
            <numerusform>Saca solo %n esfera de tu anillo</numerusform>
            <numerusform>Saca solo %n esferas de tu anillo</numerusform>
        </translation>
    </message>
    <message>
        <source>Without Converters</source>
        <translation>Sin convertidores</translation>
    </message>
    <message>
        <source>All your Converters still work this turn</source>
        <translation>Todos tus convertidores siguen disponibles este turno</translation>
    </message>
    <message>
        <source>Saves Converters</source>
        <translation>Ahorra convertidores</translation>
    </message>
    <message numerus="yes">
        <source>Uses up no more than %n Converter(s)</source>
        <translation>
            <numerusform>Usa solo %n convertidor</numerusform>
            <numerusform>Usa solo %n convertidores</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps variety</source>
        <translation>Conserva variedad</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n kind(s) of Energy in your ring</source>
        <translation>
            <numerusform>Deja %n tipo de energía en tu anillo</numerusform>
            <numerusform>Deja %n tipos de energía en tu anillo</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes room</source>
        <translation>Hace sitio</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n, more than it has to</source>
        <translation>
            <numerusform>Paga %n, más de lo necesario</numerusform>
            <numerusform>Paga %n, más de lo necesario</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps {energy}</source>
        <translation>Guarda {energy}</translation>
    </message>
    <message>
        <source>Leaves {energies} in your ring</source>
        <translation>Deja {energies} en tu anillo</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>La única forma</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Otra forma</translation>
    </message>
    <message>
        <source>Spends {spheres}</source>
        <translation>Gasta {spheres}</translation>
    </message>
</context>
<context>
    <name>PayLane</name>
    <message>
        <source>%1 through converters counts as %2</source>
        <translation>%1 con convertidores cuenta como %2</translation>
    </message>
    <message>
        <source>%1 as it is</source>
        <translation>%1 tal cual</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tal cual</translation>
    </message>
</context>
<context>
    <name>PayOption</name>
    <message>
        <source>Nothing leaves the ring.</source>
        <translation>Nada sale del anillo.</translation>
    </message>
    <message>
        <source>Spends %1.</source>
        <translation>Gasta %1.</translation>
    </message>
    <message>
        <source>Nothing stays.</source>
        <translation>No queda nada.</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <translation>Queda: %1.</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>queda</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>From your ring</source>
        <translation>De tu anillo</translation>
    </message>
    <message>
        <source>Converters at work</source>
        <translation>Convertidores en uso</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Cuenta como</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Used this turn.</source>
        <translation>Usado este turno.</translation>
    </message>
    <message>
        <source>At work in this payment.</source>
        <translation>En uso en este pago.</translation>
    </message>
    <message>
        <source>Ready to be used.</source>
        <translation>Listo para usar.</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Media de puntos</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Máximo de puntos</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Cadena más larga</translation>
    </message>
    <message>
        <source>Built most often</source>
        <translation>Lo más construido</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Por rivales</translation>
    </message>
    <message>
        <source>By number of seats</source>
        <translation>Por número de puestos</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Posición %1: %2, %n punto</numerusform>
            <numerusform>Posición %1: %2, %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message numerus="yes">
        <source>Building it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>Construirlo activa %n de tus Gizmos</numerusform>
            <numerusform>Construirlo activa %n de tus Gizmos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filing it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>Guardarlo (File) activa %n de tus Gizmos</numerusform>
            <numerusform>Guardarlo (File) activa %n de tus Gizmos</numerusform>
        </translation>
    </message>
    <message>
        <source>Active Gizmo of {name}</source>
        <translation>Gizmo activo de {name}</translation>
    </message>
    <message>
        <source>In the Archive of {name}</source>
        <translation>En el archivo de {name}</translation>
    </message>
    <message>
        <source>Use it: {rule}</source>
        <translation>Usar: {rule}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{name} is playing</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>You can look around meanwhile</source>
        <translation>Mientras tanto puedes mirarlo todo</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>Sigue {name}</translation>
    </message>
    <message>
        <source>Your turn is over; the table is covered in a moment</source>
        <translation>Tu turno ha terminado; la mesa se tapará enseguida</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Pasa la computadora a {name}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>{name} is to decide</source>
        <translation>Decide {name}</translation>
    </message>
    <message>
        <source>This is a replay</source>
        <translation>Esto es una repetición</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Tu último turno</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Choose a card to File</source>
        <translation>Elige una carta para File</translation>
    </message>
    <message>
        <source>Choose a sphere to Pick</source>
        <translation>Elige una esfera para Pick</translation>
    </message>
    <message>
        <source>Choose a Gizmo to Build</source>
        <translation>Elige un Gizmo para Build</translation>
    </message>
    <message>
        <source>Choose a deck to Research</source>
        <translation>Elige un mazo para Research</translation>
    </message>
    <message>
        <source>Choose one action</source>
        <translation>Elige una acción</translation>
    </message>
    <message>
        <source>No action is possible: you have to pass</source>
        <translation>Ninguna acción es posible: tienes que pasar</translation>
    </message>
    <message numerus="yes">
        <source>%n Gizmo(s) ready</source>
        <translation>
            <numerusform>%n Gizmo listo</numerusform>
            <numerusform>%n Gizmos listos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting: {reason}</source>
        <translation>
            <numerusform>%n más en espera: {reason}</numerusform>
            <numerusform>%n más en espera: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting, each for its own reason</source>
        <translation>
            <numerusform>%n más en espera, cada uno por su motivo</numerusform>
            <numerusform>%n más en espera, cada uno por su motivo</numerusform>
        </translation>
    </message>
    <message>
        <source>Use them in any order, or end the turn</source>
        <translation>Úsalos en cualquier orden o termina el turno</translation>
    </message>
    <message>
        <source>Step {number} of {count}; you may skip the rest</source>
        <translation>Paso {number} de {count}; puedes omitir el resto</translation>
    </message>
    <message>
        <source>You may skip it</source>
        <translation>Puedes omitirlo</translation>
    </message>
    <message>
        <source>Pick an Energy Sphere</source>
        <translation>Haz Pick de una esfera de energía</translation>
    </message>
    <message>
        <source>Draw another random sphere?</source>
        <translation>¿Robar otra esfera aleatoria?</translation>
    </message>
    <message>
        <source>File a card of the display</source>
        <translation>Haz File con una carta del área de exhibición</translation>
    </message>
    <message>
        <source>Build a level 1 Gizmo for free</source>
        <translation>Build gratis de un Gizmo de nivel 1</translation>
    </message>
    <message>
        <source>Research a Level Deck</source>
        <translation>Haz Research en un mazo de nivel</translation>
    </message>
    <message>
        <source>The best payment is chosen for you</source>
        <translation>Ya está elegido el mejor pago</translation>
    </message>
    <message>
        <source>Another payment than the best is chosen</source>
        <translation>Está elegido otro pago, no el mejor</translation>
    </message>
    <message>
        <source>Pay {cost}</source>
        <translation>Pagar {cost}</translation>
    </message>
    <message>
        <source>Build one or keep none</source>
        <translation>Construye una o ninguna</translation>
    </message>
    <message>
        <source>Keep one or none</source>
        <translation>Quédate con una o con ninguna</translation>
    </message>
    <message>
        <source>Build it, File it, or put all back</source>
        <translation>Build, File o devolver todas</translation>
    </message>
    <message numerus="yes">
        <source>Put %n card(s) back</source>
        <translation>
            <numerusform>Devuelve %n carta</numerusform>
            <numerusform>Devuelve %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>They go under the deck from left to right: the last one becomes the bottom card</source>
        <translation>Van al fondo de izquierda a derecha; la última queda abajo</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Your Energy Storage Ring is full.</source>
        <translation>Tu anillo de almacenamiento está lleno.</translation>
    </message>
    <message>
        <source>Your Archive is full.</source>
        <translation>Tu archivo está lleno.</translation>
    </message>
    <message>
        <source>One of your Gizmos forbids you to File.</source>
        <translation>Uno de tus Gizmos te prohíbe hacer File.</translation>
    </message>
    <message>
        <source>One of your Gizmos forbids you to Research.</source>
        <translation>Uno de tus Gizmos te prohíbe hacer Research.</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>No hay ninguna carta que tomar.</translation>
    </message>
    <message>
        <source>There is no sphere to take.</source>
        <translation>No hay ninguna esfera que tomar.</translation>
    </message>
    <message>
        <source>There is no level 1 Gizmo to build.</source>
        <translation>No hay ningún Gizmo de nivel 1 que construir.</translation>
    </message>
    <message>
        <source>You cannot pay for any Gizmo.</source>
        <translation>No puedes pagar ningún Gizmo.</translation>
    </message>
    <message>
        <source>All Level Decks are empty.</source>
        <translation>Todos los mazos de nivel están vacíos.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>That is not to be decided now.</source>
        <translation>Eso no se decide ahora.</translation>
    </message>
    <message>
        <source>Ring full</source>
        <translation>Anillo lleno</translation>
    </message>
    <message>
        <source>Archive full</source>
        <translation>Archivo lleno</translation>
    </message>
    <message>
        <source>No File</source>
        <translation>Sin File</translation>
    </message>
    <message>
        <source>No Research</source>
        <translation>Sin Research</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Sin carta</translation>
    </message>
    <message>
        <source>No sphere</source>
        <translation>Sin esfera</translation>
    </message>
    <message>
        <source>No level 1 card</source>
        <translation>Sin carta de nivel 1</translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation>Demasiado caro</translation>
    </message>
    <message>
        <source>Decks empty</source>
        <translation>Mazos vacíos</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message numerus="yes">
        <source>You are %n sphere(s) short of the cost.</source>
        <translation>
            <numerusform>Te falta %n esfera para el costo.</numerusform>
            <numerusform>Te faltan %n esferas para el costo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a replay; play on from here to decide anything.</source>
        <translation>Esto es una repetición; sigue desde aquí para decidir algo.</translation>
    </message>
    <message>
        <source>This Level Deck is empty.</source>
        <translation>Este mazo de nivel está vacío.</translation>
    </message>
    <message>
        <source>Only a level 1 Gizmo can be built for free now.</source>
        <translation>Ahora solo se puede construir gratis un Gizmo de nivel 1.</translation>
    </message>
    <message>
        <source>A card is to be filed now.</source>
        <translation>Ahora toca hacer File con una carta.</translation>
    </message>
    <message>
        <source>A sphere is to be picked now.</source>
        <translation>Ahora toca hacer Pick de una esfera.</translation>
    </message>
    <message>
        <source>A Gizmo is to be built now.</source>
        <translation>Ahora toca hacer Build de un Gizmo.</translation>
    </message>
    <message>
        <source>A Level Deck is to be researched now.</source>
        <translation>Ahora toca hacer Research en un mazo de nivel.</translation>
    </message>
    <message>
        <source>A sphere is to be drawn now.</source>
        <translation>Ahora toca robar una esfera.</translation>
    </message>
    <message>
        <source>The drawn cards come first.</source>
        <translation>Primero van las cartas robadas.</translation>
    </message>
    <message>
        <source>The action of this turn is done; use Gizmos or end the turn.</source>
        <translation>La acción de este turno ya está hecha; usa Gizmos o termina el turno.</translation>
    </message>
    <message>
        <source>The payment comes first.</source>
        <translation>Primero va el pago.</translation>
    </message>
    <message>
        <source>{name} is to decide.</source>
        <translation>Decide {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This card is in your Archive already.</source>
        <translation>Esta carta ya está en tu archivo.</translation>
    </message>
    <message>
        <source>This card belongs to another player.</source>
        <translation>Esta carta es de otro jugador.</translation>
    </message>
    <message>
        <source>Nothing has triggered this Gizmo this turn.</source>
        <translation>Nada ha activado este Gizmo este turno.</translation>
    </message>
    <message>
        <source>This Gizmo has been used this turn.</source>
        <translation>Este Gizmo ya se ha usado este turno.</translation>
    </message>
    <message>
        <source>This Gizmo is ready to be used.</source>
        <translation>Este Gizmo está listo para usar.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, {name}</source>
        <translation>Ronda {round}, {name}</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>Where the game stands now</source>
        <translation>Donde está ahora la partida</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>El principio de la partida</translation>
    </message>
    <message>
        <source>The game is over at this moment; go back to play on.</source>
        <translation>En este momento la partida ha terminado; vuelve atrás para seguir.</translation>
    </message>
    <message>
        <source>The same players</source>
        <translation>Los mismos jugadores</translation>
    </message>
    <message>
        <source>Persons on all seats</source>
        <translation>Personas en todos los puestos</translation>
    </message>
    <message>
        <source>You play {name}, computers play the others</source>
        <translation>Juegas tú por {name}; las computadoras, por los demás</translation>
    </message>
    <message>
        <source>This is a new game from that moment; the old one stays as it was.</source>
        <translation>Esta es una nueva partida desde ese momento; la antigua queda como estaba.</translation>
    </message>
    <message>
        <source>This is a new game from that moment, with all hidden cards dealt anew; the old one stays as it was.</source>
        <translation>Esta es una nueva partida desde ese momento, con todas las cartas ocultas repartidas de nuevo; la antigua queda como estaba.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Look from the seat of %1</source>
        <translation>Mirar desde el puesto de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Moment of the game, by rounds</source>
        <translation>Momento de la partida, por rondas</translation>
    </message>
    <message>
        <source>One turn back (Ctrl+←)</source>
        <translation>Un turno atrás (Ctrl+←)</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Este es el principio.</translation>
    </message>
    <message>
        <source>One step back (,)</source>
        <translation>Un paso atrás (,)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <translation>Todavía no ha pasado nada en esta partida.</translation>
    </message>
    <message>
        <source>One step on (.)</source>
        <translation>Un paso adelante (.)</translation>
    </message>
    <message>
        <source>This is the last moment.</source>
        <translation>Este es el último momento.</translation>
    </message>
    <message>
        <source>One turn on (Ctrl+→)</source>
        <translation>Un turno adelante (Ctrl+→)</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Resultado de la partida</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Análisis de la partida</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Dejar la repetición (Esc)</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message numerus="yes">
        <source>Research level {level}: %n card(s) drawn</source>
        <translation>
            <numerusform>Research de nivel {level}: %n carta robada</numerusform>
            <numerusform>Research de nivel {level}: %n cartas robadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of the rest</source>
        <translation>Orden del resto</translation>
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
        <translation>Las flechas mueven, B construye, F guarda, N las devuelve todas.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 can be paid for now.</source>
        <translation>
            <numerusform>%n de %1 se puede pagar ahora.</numerusform>
            <numerusform>%n de %1 se pueden pagar ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{name} wins!</source>
        <translation>¡Gana {name}!</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rounds}, longest chain of %n step(s)</source>
        <translation>
            <numerusform>{rounds}, cadena más larga de %n paso</numerusform>
            <numerusform>{rounds}, cadena más larga de %n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after %n round(s), because only computers were playing</source>
        <translation>
            <numerusform>Terminada tras %n ronda, porque solo jugaban computadoras</numerusform>
            <numerusform>Terminada tras %n rondas, porque solo jugaban computadoras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by active Gizmos, {most} to {next}</source>
        <translation>
            <numerusform>%n punto cada uno: gana {first} en Gizmos activos, {most} a {next}</numerusform>
            <numerusform>%n puntos cada uno: gana {first} en Gizmos activos, {most} a {next}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by spheres in the ring, {most} to {next}</source>
        <translation>
            <numerusform>%n punto cada uno: gana {first} en esferas del anillo, {most} a {next}</numerusform>
            <numerusform>%n puntos cada uno: gana {first} en esferas del anillo, {most} a {next}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All is equal at %n point(s): {first} wins, being farther from the first player than {second}</source>
        <translation>
            <numerusform>Todo igual con %n punto: gana {first} por estar más lejos del primer jugador que {second}</numerusform>
            <numerusform>Todo igual con %n puntos: gana {first} por estar más lejos del primer jugador que {second}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review: {names}</source>
        <translation>Análisis: {names}</translation>
    </message>
    <message>
        <source>Thinking the game over…</source>
        <translation>Analizando la partida…</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n decision(s) thought over</source>
        <translation>
            <numerusform>Decisiones analizadas: {done} de %n</numerusform>
            <numerusform>Decisiones analizadas: {done} de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), each decision judged by what could be known then</source>
        <translation>
            <numerusform>%n ronda, cada decisión juzgada por lo que se podía saber entonces</numerusform>
            <numerusform>%n rondas, cada decisión juzgada por lo que se podía saber entonces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the first %n decision(s) are shown here</source>
        <translation>
            <numerusform>Detenido: aquí se muestra %n decisión</numerusform>
            <numerusform>Detenido: aquí se muestran las primeras %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking took too long. The game is kept as it is; try it again.</source>
        <translation>La computadora ha tardado demasiado en pensar. La partida queda como está; inténtalo otra vez.</translation>
    </message>
    <message>
        <source>The review could not be made. The game is kept as it is; try it again.</source>
        <translation>No se ha podido hacer el análisis. La partida queda como está; inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {chances}</source>
        <translation>Ronda {round}, {name}: {chances}</translation>
    </message>
    <message>
        <source>At the beginning: {chances}</source>
        <translation>Al principio: {chances}</translation>
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
        <translation>la mejor</translation>
    </message>
    <message>
        <source>Turning point {number}: round {round}, {name}, chance to win from {before} to {after}</source>
        <translation>Giro {number}: ronda {round}, {name}, probabilidad de ganar de {before} a {after}</translation>
    </message>
    <message>
        <source>Played: {action}</source>
        <translation>Jugado: {action}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Mejor: {action}</translation>
    </message>
    <message>
        <source>Nothing better could be known then.</source>
        <translation>Con lo que se sabía entonces, no había nada mejor.</translation>
    </message>
    <message>
        <source>Round {round}. {played}. It was the best, or as good.</source>
        <translation>Ronda {round}. {played}. Fue lo mejor, o igual de bueno.</translation>
    </message>
    <message>
        <source>Round {round}. {played}. It gave away {share}. {better}.</source>
        <translation>Ronda {round}. {played}. Perdió {share}. {better}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) were the best, or nearly</source>
        <translation>
            <numerusform>%n de {count} decisiones fue la mejor, o casi</numerusform>
            <numerusform>%n de {count} decisiones fueron las mejores, o casi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Review the whole game</source>
        <translation>Analizar toda la partida</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>What has been found so far is shown.</source>
        <translation>Muestra lo encontrado hasta ahora.</translation>
    </message>
    <message>
        <source>Too little was thought over to show a curve.</source>
        <translation>Se ha analizado demasiado poco para mostrar una curva.</translation>
    </message>
    <message>
        <source>Where the game turned</source>
        <translation>Dónde giró la partida</translation>
    </message>
    <message>
        <source>The game turned nowhere at once.</source>
        <translation>La partida no giró de golpe en ningún momento.</translation>
    </message>
    <message>
        <source>Whose decisions are shown</source>
        <translation>De quién son las decisiones que se muestran</translation>
    </message>
    <message>
        <source>What each decision gave away</source>
        <translation>Lo que perdió cada decisión</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Ring</source>
        <translation>Anillo</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>left</source>
        <translation>resto</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n pasaje</numerusform>
            <numerusform>%n pasajes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} de {count}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File · guardar una carta</translation>
    </message>
    <message>
        <source>Choose a face-up card of the display and put it into your Archive. From now on only you can build it. A new card of the same Level Deck fills its place at once.</source>
        <translation>Elige una carta boca arriba del área de exhibición y guárdala en tu archivo. Desde ahora solo tú puedes construirla. Una carta nueva del mismo mazo de nivel ocupa su espacio enseguida.</translation>
    </message>
    <message>
        <source>From the display into your Archive</source>
        <translation>Del área de exhibición a tu archivo</translation>
    </message>
    <message>
        <source>A card of the display</source>
        <translation>Una carta del área de exhibición</translation>
    </message>
    <message>
        <source>goes into your Archive</source>
        <translation>va a tu archivo</translation>
    </message>
    <message>
        <source>A card of the deck fills its place</source>
        <translation>Una carta del mazo ocupa su espacio</translation>
    </message>
    <message>
        <source>Your Archive is full</source>
        <translation>Tu archivo está lleno</translation>
    </message>
    <message>
        <source>Your File Limit says how many cards your Archive can hold. It is 1 at the start, and Upgrades raise it. With a full Archive you cannot File. You cannot throw a card away either: build it.</source>
        <translation>Tu límite de archivo dice cuántas cartas caben en tu archivo. Al principio es 1 y las mejoras lo aumentan. Con el archivo lleno no puedes hacer File. Tampoco puedes descartar una carta: constrúyela.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saberlo</translation>
    </message>
    <message>
        <source>You can File only if there is a face-up card to take.</source>
        <translation>Solo puedes hacer File si hay una carta boca arriba que tomar.</translation>
    </message>
    <message>
        <source>A card that is in your Archive already cannot be filed again.</source>
        <translation>Una carta que ya está en tu archivo no se puede guardar otra vez.</translation>
    </message>
    <message>
        <source>Archives are open: everybody sees what you have filed.</source>
        <translation>Los archivos están a la vista: todos ven lo que has guardado.</translation>
    </message>
    <message>
        <source>A card in your Archive is no active Gizmo. It does nothing and is worth nothing.</source>
        <translation>Una carta de tu archivo no es un Gizmo activo. No hace nada y no vale nada.</translation>
    </message>
    <message>
        <source>A File in a Research, or by the effect of a Gizmo, is a File as well: it triggers your File Gizmos.</source>
        <translation>Un File en un Research, o por el efecto de un Gizmo, también es un File: activa tus Gizmos de File.</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Pick · tomar energía</translation>
    </message>
    <message>
        <source>Choose one of the 6 Energy Spheres in the Energy Row and put it into your Energy Storage Ring. The row moves up, and a new sphere rolls in at once.</source>
        <translation>Elige una de las 6 esferas de energía de la fila de energía y ponla en tu anillo de almacenamiento. La fila avanza y enseguida entra en ella una esfera nueva.</translation>
    </message>
    <message>
        <source>From the Energy Row into your ring</source>
        <translation>De la fila de energía a tu anillo</translation>
    </message>
    <message>
        <source>Energy Row</source>
        <translation>Fila de energía</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anillo</translation>
    </message>
    <message>
        <source>Your ring is full</source>
        <translation>Tu anillo está lleno</translation>
    </message>
    <message>
        <source>Your Storage Limit says how many spheres your ring can hold. It is 5 at the start, and Upgrades raise it. With a full ring you can take no sphere, not even in exchange for another one. Build something to make room.</source>
        <translation>Tu límite de almacenamiento dice cuántas esferas caben en tu anillo. Al principio es 5 y las mejoras lo aumentan. Con el anillo lleno no puedes tomar ninguna esfera, ni siquiera a cambio de otra. Construye algo para hacer sitio.</translation>
    </message>
    <message>
        <source>Random spheres</source>
        <translation>Esferas aleatorias</translation>
    </message>
    <message>
        <source>Some Gizmos let you draw a random sphere. It comes out of the dispenser, not out of the row. That is no Pick, so it triggers nothing. It needs room in your ring, too.</source>
        <translation>Algunos Gizmos te dejan robar una esfera aleatoria. Sale del dispensador, no de la fila. Eso no es un Pick, así que no activa nada. También necesita sitio en tu anillo.</translation>
    </message>
    <message>
        <source>Several spheres by one Gizmo</source>
        <translation>Varias esferas con un Gizmo</translation>
    </message>
    <message>
        <source>You take them one by one. The row fills up after each Pick, so the next one may be the sphere that has just rolled in. What your Picks trigger can be used after the last one. If your ring has room for fewer, you take what fits and the rest is lost.</source>
        <translation>Las tomas una por una. La fila se completa después de cada Pick, así que la siguiente puede ser la esfera que acaba de entrar. Lo que activan tus Pick se puede usar después del último. Si en tu anillo caben menos, tomas las que caben y el resto se pierde.</translation>
    </message>
    <message>
        <source>If the row is empty, there is no sphere to take.</source>
        <translation>Si la fila está vacía, no hay ninguna esfera que tomar.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build · construir un Gizmo</translation>
    </message>
    <message>
        <source>Choose a card of the display or of your Archive and pay its cost with the spheres in your ring. They go back into the dispenser. The card becomes an active Gizmo in the column of its kind.</source>
        <translation>Elige una carta del área de exhibición o de tu archivo y paga su costo con las esferas de tu anillo. Vuelven al dispensador. La carta se convierte en un Gizmo activo en la columna de su tipo.</translation>
    </message>
    <message>
        <source>Paying for a card</source>
        <translation>Pagar una carta</translation>
    </message>
    <message>
        <source>3 Atomic pay for this one.</source>
        <translation>3 Atómicas pagan esta.</translation>
    </message>
    <message>
        <source>Any 7 spheres pay for a Generic Gizmo.</source>
        <translation>7 esferas cualesquiera pagan un Gizmo genérico.</translation>
    </message>
    <message>
        <source>An empty place of the display is filled at once, before any Gizmo is used.</source>
        <translation>Un espacio vacío del área de exhibición se ocupa enseguida, antes de usar ningún Gizmo.</translation>
    </message>
    <message>
        <source>A Gizmo that you have built stays for the rest of the game.</source>
        <translation>Un Gizmo que has construido se queda el resto de la partida.</translation>
    </message>
    <message>
        <source>You cannot pay</source>
        <translation>No puedes pagar</translation>
    </message>
    <message>
        <source>The card must be paid in its own Energy, or in what your Converters make of your spheres. The program says how many spheres you are short. Pick some, or File the card so that nobody else gets it.</source>
        <translation>La carta se paga con su propia energía, o con lo que tus convertidores hacen de tus esferas. El programa dice cuántas esferas te faltan. Haz Pick de algunas, o haz File con la carta para que nadie más la tome.</translation>
    </message>
    <message>
        <source>Paying exactly</source>
        <translation>Pagar exactamente</translation>
    </message>
    <message>
        <source>You pay the cost, not more. A discount is an offer: you may pay the lower cost, the full cost, or anything in between. Several discounts add up, but a cost never falls below 0.</source>
        <translation>Pagas el costo, no más. Un descuento es una oferta: puedes pagar el costo menor, el costo completo o algo intermedio. Varios descuentos se suman, pero un costo nunca baja de 0.</translation>
    </message>
    <message>
        <source>Generic Gizmos</source>
        <translation>Gizmos genéricos</translation>
    </message>
    <message>
        <source>Any mix of Energy pays for a Generic Gizmo. When you build it, it counts as a Gizmo of every Energy: it triggers all your Build Gizmos that wait for a colour, each of them once.</source>
        <translation>Cualquier mezcla de energía paga un Gizmo genérico. Cuando lo construyes, cuenta como un Gizmo de todas las energías: activa todos tus Gizmos de Build que esperan un color, cada uno una vez.</translation>
    </message>
    <message>
        <source>Building for free</source>
        <translation>Build gratis</translation>
    </message>
    <message>
        <source>Some Gizmos let you build a level 1 card for free, from the display or from your Archive. That is a Build like any other and triggers your Gizmos. It needs a card of level 1 in one of the two.</source>
        <translation>Algunos Gizmos te dejan construir gratis una carta de nivel 1, del área de exhibición o de tu archivo. Es un Build como cualquier otro y activa tus Gizmos. Tiene que haber una carta de nivel 1 en uno de los dos.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Research · robar cartas</translation>
    </message>
    <message>
        <source>Choose one Level Deck and draw as many cards as your Research Amount says: 3 at the start, and Upgrades raise it. Only you see them.</source>
        <translation>Elige un mazo de nivel y roba tantas cartas como diga tu cantidad de investigación: 3 al principio, y las mejoras la aumentan. Solo tú las ves.</translation>
    </message>
    <message>
        <source>Drawing from a Level Deck</source>
        <translation>Robar de un mazo de nivel</translation>
    </message>
    <message>
        <source>Draw cards of one level</source>
        <translation>Roba cartas de un nivel</translation>
    </message>
    <message>
        <source>Build one, File one, or keep none</source>
        <translation>Build de una, File de una o ninguna</translation>
    </message>
    <message>
        <source>The rest goes under the deck</source>
        <translation>El resto va al fondo del mazo</translation>
    </message>
    <message>
        <source>Then do one of these:</source>
        <translation>Después haz una de estas cosas:</translation>
    </message>
    <message>
        <source>Build one of the cards, and pay for it.</source>
        <translation>Haz Build de una de las cartas y págala.</translation>
    </message>
    <message>
        <source>File one of the cards, if your Archive has room.</source>
        <translation>Haz File con una de las cartas, si hay sitio en tu archivo.</translation>
    </message>
    <message>
        <source>Keep none of them.</source>
        <translation>No te quedes con ninguna.</translation>
    </message>
    <message>
        <source>All other cards go to the bottom of their deck, one by one, in the order that you choose.</source>
        <translation>Todas las demás cartas van al fondo de su mazo, una por una, en el orden que elijas.</translation>
    </message>
    <message>
        <source>What it triggers</source>
        <translation>Qué activa</translation>
    </message>
    <message>
        <source>Research itself triggers nothing. What you build or file in it triggers your Gizmos like any other Build or File. Such a Build comes neither from the display nor from your Archive.</source>
        <translation>El Research en sí no activa nada. Lo que construyes o guardas con él activa tus Gizmos como cualquier otro Build o File. Un Gizmo construido así no viene ni del área de exhibición ni de tu archivo.</translation>
    </message>
    <message>
        <source>Few cards or none</source>
        <translation>Pocas cartas o ninguna</translation>
    </message>
    <message>
        <source>If the deck has fewer cards than your Research Amount, you draw all of them. From an empty deck you cannot draw. If all 3 decks are empty, you cannot Research.</source>
        <translation>Si el mazo tiene menos cartas que tu cantidad de investigación, robas todas. De un mazo vacío no se puede robar. Si los 3 mazos están vacíos, no puedes hacer Research.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>You are inventors at a science fair. You build machines, called Gizmos, and each of them does something for you. At first you do one thing in a turn. Later one thing triggers the next.</source>
        <translation>Inventas para una feria de ciencias. Construyes máquinas, llamadas Gizmos, y cada una hace algo por ti. Al principio haces una cosa por turno. Después, una cosa activa la siguiente.</translation>
    </message>
    <message>
        <source>2 to 4 players take turns. Whoever has the most Victory Points at the end wins.</source>
        <translation>De 2 a 4 jugadores se turnan. Gana quien tenga más puntos de victoria al final.</translation>
    </message>
    <message>
        <source>Energy Spheres pay for Gizmos. There are 4 kinds of Energy.</source>
        <translation>Las esferas de energía pagan los Gizmos. Hay 4 tipos de energía.</translation>
    </message>
    <message>
        <source>What is on a card</source>
        <translation>Qué hay en una carta</translation>
    </message>
    <message>
        <source>A Gizmo card</source>
        <translation>Una carta de Gizmo</translation>
    </message>
    <message>
        <source>Cost: so many spheres of this Energy</source>
        <translation>Coste: tantas esferas de esta energía</translation>
    </message>
    <message>
        <source>Level: one, two or three bars</source>
        <translation>Nivel: una, dos o tres barras</translation>
    </message>
    <message>
        <source>Victory Points at the end</source>
        <translation>Puntos de victoria al final</translation>
    </message>
    <message>
        <source>Its machine: no two are alike</source>
        <translation>Su máquina: no hay dos iguales</translation>
    </message>
    <message>
        <source>What it does: what triggers it, an arrow, its effect</source>
        <translation>Lo que hace: qué lo activa, una flecha, su efecto</translation>
    </message>
    <message>
        <source>An active Gizmo lies in one of 5 columns below your Player Dashboard: Upgrade, Converter, File, Pick or Build. The column says what triggers it.</source>
        <translation>Un Gizmo activo está en una de las 5 columnas bajo tu tablero de jugador: mejora, convertidor, File, Pick o Build. La columna dice qué lo activa.</translation>
    </message>
    <message>
        <source>A card with a tab of all colours is a Generic Gizmo. Any mix of Energy pays for it.</source>
        <translation>Una carta con una pestaña de todos los colores es un Gizmo genérico. Cualquier mezcla de energía lo paga.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>The program lays everything out for you:</source>
        <translation>El programa lo prepara todo por ti:</translation>
    </message>
    <message>
        <source>Every player gets a Player Dashboard, an Energy Storage Ring and a Starting Gizmo. The Starting Gizmo is active at once, in the File column.</source>
        <translation>Cada jugador recibe un tablero de jugador, un anillo de almacenamiento y una carta inicial de Gizmo. La carta inicial está activa desde el principio, en la columna File.</translation>
    </message>
    <message>
        <source>Lots are drawn for the First Player. The turns go round clockwise.</source>
        <translation>El primer jugador se sortea. Los turnos siguen el sentido horario.</translation>
    </message>
    <message>
        <source>The cards are shuffled, one Level Deck for each level. There are 36 cards of each level. 20 cards of level 3 leave the game, and nobody sees which: only 16 of them are used.</source>
        <translation>Las cartas se barajan, un mazo de nivel por cada nivel. Hay 36 cartas de cada nivel. 20 cartas de nivel 3 salen de la partida y nadie ve cuáles: solo se usan 16.</translation>
    </message>
    <message>
        <source>The Display Area is filled: 4 cards of level 1, 3 of level 2 and 2 of level 3, all face up.</source>
        <translation>Se llena el área de exhibición: 4 cartas de nivel 1, 3 de nivel 2 y 2 de nivel 3, todas boca arriba.</translation>
    </message>
    <message>
        <source>All 52 Energy Spheres go into the Energy Dispenser, 13 of each kind. 6 of them roll out by chance: they are the Energy Row.</source>
        <translation>Las 52 esferas de energía van al dispensador de energía, 13 de cada tipo. 6 de ellas salen al azar: son la fila de energía.</translation>
    </message>
    <message>
        <source>At the start your Storage Limit is 5, your File Limit is 1 and your Research Amount is 3.</source>
        <translation>Al principio tu límite de almacenamiento es 5, tu límite de archivo es 1 y tu cantidad de investigación es 3.</translation>
    </message>
    <message>
        <source>Level Decks and Display Area</source>
        <translation>Mazos de nivel y área de exhibición</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>Nivel 3</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Nivel 2</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>Nivel 1</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Lo que puedes saber</translation>
    </message>
    <message>
        <source>Open to all: the display, the row, all rings, archives, active Gizmos and tokens, and how many cards are in each deck.</source>
        <translation>A la vista de todos: el área de exhibición, la fila, todos los anillos, archivos, Gizmos activos y fichas, y cuántas cartas hay en cada mazo.</translation>
    </message>
    <message>
        <source>Hidden from all: the order of the decks, the next sphere, and which cards of level 3 have left the game.</source>
        <translation>Oculto para todos: el orden de los mazos, la próxima esfera y qué cartas de nivel 3 han salido de la partida.</translation>
    </message>
    <message>
        <source>Hidden from the others: the cards that you draw in a Research.</source>
        <translation>Oculto para los demás: las cartas que robas en un Research.</translation>
    </message>
    <message>
        <source>Option: the chute can be seen</source>
        <translation>Opción: próxima esfera visible</translation>
    </message>
    <message>
        <source>If you choose this for a new game, all see the one sphere that rolls into the row next. A random draw then takes another one.</source>
        <translation>Si eliges esto para una partida nueva, todos ven la esfera que rodará después a la fila. Un robo al azar toma entonces otra.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>In your turn you do exactly one of these 4 actions:</source>
        <translation>En tu turno haces exactamente una de estas 4 acciones:</translation>
    </message>
    <message>
        <source>The 4 actions</source>
        <translation>Las 4 acciones</translation>
    </message>
    <message>
        <source>Put a card of the display into your Archive, to build it later.</source>
        <translation>Guarda una carta del área de exhibición en tu archivo, para construirla más tarde.</translation>
    </message>
    <message>
        <source>Take an Energy Sphere of the row into your ring.</source>
        <translation>Toma una esfera de la fila de energía y ponla en tu anillo.</translation>
    </message>
    <message>
        <source>Pay for a card of the display or of your Archive: it becomes an active Gizmo.</source>
        <translation>Paga una carta del área de exhibición o de tu archivo: se convierte en un Gizmo activo.</translation>
    </message>
    <message>
        <source>Draw cards of one deck. Build or File one of them, or keep none.</source>
        <translation>Roba cartas de un mazo. Haz Build o File con una de ellas, o con ninguna.</translation>
    </message>
    <message>
        <source>Then you may use the Gizmos that your action has triggered, and those that these trigger in turn. Your turn ends when you say so, or when nothing is left to be used.</source>
        <translation>Después puedes usar los Gizmos que tu acción ha activado, y los que estos activan a su vez. Tu turno termina cuando tú lo digas, o cuando no quede nada que usar.</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <translation>Una cosa a la vez</translation>
    </message>
    <message>
        <source>What you have begun comes first: a payment, an effect of several steps, the cards of a Research. You may skip the rest of an effect.</source>
        <translation>Lo que has empezado va primero: un pago, un efecto de varios pasos, las cartas de un Research. Puedes omitir el resto de un efecto.</translation>
    </message>
    <message>
        <source>While others decide</source>
        <translation>Mientras deciden los demás</translation>
    </message>
    <message>
        <source>You decide only when it is your turn. Meanwhile you can look at every card and every dashboard.</source>
        <translation>Solo decides en tu turno. Mientras tanto puedes mirar todas las cartas y todos los tableros.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>You may not pass as long as one of the 4 actions is possible. If none is, your turn is passed. If all players have to pass one after another, the game ends at once and is scored.</source>
        <translation>No puedes pasar mientras sea posible una de las 4 acciones. Si no lo es ninguna, se pasa tu turno. Si todos los jugadores tienen que pasar seguidos, la partida termina enseguida y se cuentan los puntos.</translation>
    </message>
    <message>
        <source>Each sort of Gizmo once, with one of its cards as an example: the others of that sort have other colours. The gallery shows all 112 cards.</source>
        <translation>Cada clase de Gizmo una vez, con una de sus cartas como ejemplo: las otras de esa clase tienen otros colores. La galería muestra las 112 cartas.</translation>
    </message>
    <message>
        <source>List of effects</source>
        <translation>Lista de efectos</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n Starting Gizmo(s)</source>
        <translation>
            <numerusform>%n carta inicial de Gizmo</numerusform>
            <numerusform>%n cartas iniciales de Gizmo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level {level}: %n card(s)</source>
        <translation>
            <numerusform>nivel {level}: %n carta</numerusform>
            <numerusform>nivel {level}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Upgrades need no trigger: they work at once and for good.</source>
        <translation>Las mejoras no necesitan activarse: funcionan enseguida y el resto de la partida.</translation>
    </message>
    <message>
        <source>Converters work while you pay, each of them at most once in a turn.</source>
        <translation>Los convertidores funcionan al pagar, cada uno como mucho una vez por turno.</translation>
    </message>
    <message>
        <source>Triggered by every File: as your action, in a Research, by an effect.</source>
        <translation>Se activan con cada File: como tu acción, en un Research, por un efecto.</translation>
    </message>
    <message>
        <source>Triggered when you Pick a sphere of that colour out of the row.</source>
        <translation>Se activan cuando haces Pick de una esfera de ese color de la fila.</translation>
    </message>
    <message>
        <source>Triggered when you build a Gizmo of that sort. A colour means the Energy that it costs.</source>
        <translation>Se activan cuando construyes un Gizmo de esa clase. Un color significa la energía que cuesta.</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Final y puntuación</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Cuándo termina la partida</translation>
    </message>
    <message>
        <source>A player triggers the end by one of these:</source>
        <translation>Un jugador provoca el final con una de estas cosas:</translation>
    </message>
    <message>
        <source>the 4th Gizmo of level 3;</source>
        <translation>el cuarto Gizmo de nivel 3;</translation>
    </message>
    <message>
        <source>the 16th active Gizmo. The Starting Gizmo counts.</source>
        <translation>el decimosexto Gizmo activo. La carta inicial de Gizmo cuenta.</translation>
    </message>
    <message>
        <source>That turn is played to its end, Chain Reaction and all. Then the round is finished: the last turn is that of the player to the right of the First Player. So all have had the same number of turns.</source>
        <translation>Ese turno se juega hasta el final, con todo su encadenamiento. Luego se completa la ronda: el último turno es el del jugador a la derecha del primer jugador. Así todos tienen el mismo número de turnos.</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Tus puntos</translation>
    </message>
    <message>
        <source>What is added up</source>
        <translation>Qué se suma</translation>
    </message>
    <message>
        <source>Active Gizmos</source>
        <translation>Gizmos activos</translation>
    </message>
    <message>
        <source>the points on their medals</source>
        <translation>los puntos de sus medallas</translation>
    </message>
    <message>
        <source>Victory Point Tokens</source>
        <translation>Fichas de punto de victoria</translation>
    </message>
    <message>
        <source>what your Gizmos have gained during the game</source>
        <translation>lo que tus Gizmos han ganado durante la partida</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Puntos al final</translation>
    </message>
    <message>
        <source>what Upgrades give for your ring or your tokens</source>
        <translation>lo que dan las mejoras por tu anillo o tus fichas</translation>
    </message>
    <message>
        <source>Cards in your Archive are worth nothing.</source>
        <translation>Las cartas de tu archivo no valen nada.</translation>
    </message>
    <message>
        <source>Spheres in your ring are worth nothing, unless an Upgrade says so.</source>
        <translation>Las esferas de tu anillo no valen nada, salvo que lo diga una mejora.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players are level, these decide in order:</source>
        <translation>Gana el jugador con más puntos. En caso de empate, deciden en este orden:</translation>
    </message>
    <message>
        <source>more active Gizmos (the Archive does not count);</source>
        <translation>más Gizmos activos (el archivo no cuenta);</translation>
    </message>
    <message>
        <source>more spheres in the ring;</source>
        <translation>más esferas en el anillo;</translation>
    </message>
    <message>
        <source>the place farther from the First Player, clockwise.</source>
        <translation>el puesto más lejano del primer jugador, en sentido horario.</translation>
    </message>
    <message>
        <source>So there is always exactly one winner.</source>
        <translation>Así hay siempre exactamente un ganador.</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Preguntas y respuestas</translation>
    </message>
    <message>
        <source>Can I use a Gizmo in the turn in which I build it?</source>
        <translation>¿Puedo usar un Gizmo en el turno en que lo construyo?</translation>
    </message>
    <message>
        <source>Yes, if another action of that turn triggers it after it was built. The Build that made it does not trigger it. For example, you build a Gizmo that waits for a Pick; a second Gizmo then lets you Pick, and the new one is triggered.</source>
        <translation>Sí, si otra acción de ese turno lo activa después de construido. El Build que lo puso en juego no lo activa. Por ejemplo, construyes un Gizmo que espera un Pick; otro Gizmo te deja luego hacer Pick, y el nuevo se activa.</translation>
    </message>
    <message>
        <source>What if a deck has fewer cards than my Research Amount?</source>
        <translation>¿Y si un mazo tiene menos cartas que mi cantidad de investigación?</translation>
    </message>
    <message>
        <source>You draw those that are left. With a Research Amount of 3 and 2 cards in the deck you draw 2. You build or file one of them if you can and like, and the rest goes back.</source>
        <translation>Robas las que queden. Con una cantidad de investigación de 3 y 2 cartas en el mazo, robas 2. Construyes o guardas una de ellas si puedes y quieres, y el resto vuelve.</translation>
    </message>
    <message>
        <source>Is a random sphere from the dispenser a Pick?</source>
        <translation>¿Una esfera aleatoria del dispensador es un Pick?</translation>
    </message>
    <message>
        <source>No. A Pick takes a sphere of your choice out of the Energy Row. A random draw triggers no Gizmo that waits for a Pick.</source>
        <translation>No. Un Pick toma una esfera que eliges de la fila de energía. Un robo al azar no activa ningún Gizmo que espere un Pick.</translation>
    </message>
    <message>
        <source>Can my Archive grow? Can I File more than once in a turn?</source>
        <translation>¿Puede crecer mi archivo? ¿Puedo hacer File más de una vez por turno?</translation>
    </message>
    <message>
        <source>Yes and yes. Upgrades raise your File Limit. You choose one action in a turn, but Gizmos may let you File once more, as long as your Archive has room.</source>
        <translation>Sí y sí. Las mejoras aumentan tu límite de archivo. Eliges una acción por turno, pero los Gizmos pueden dejarte hacer File otra vez, mientras haya sitio en tu archivo.</translation>
    </message>
    <message>
        <source>Is a Generic Gizmo of every Energy for all triggers?</source>
        <translation>¿Un Gizmo genérico es de todas las energías para todas las activaciones?</translation>
    </message>
    <message>
        <source>Only when it is built: then it triggers every Build Gizmo that waits for a colour. Filing it triggers your File Gizmos like any other card. Pick triggers ask for spheres, so it does not matter there.</source>
        <translation>Solo cuando se construye: entonces activa todos los Gizmos de Build que esperan un color. Hacer File con él activa tus Gizmos de File como cualquier otra carta. Los de Pick piden esferas, así que ahí no importa.</translation>
    </message>
    <message>
        <source>Can several Converters work in one payment?</source>
        <translation>¿Pueden funcionar varios convertidores en un pago?</translation>
    </message>
    <message>
        <source>Yes, each of them once in the turn, in any order. For example, one lets Electric count as Heat, and another one lets that Heat count as two.</source>
        <translation>Sí, cada uno una vez por turno, en cualquier orden. Por ejemplo, uno hace que Eléctrica cuente como Térmica, y otro hace que esa Térmica cuente como dos.</translation>
    </message>
    <message>
        <source>Can I Pick with a full ring, only to trigger something?</source>
        <translation>¿Puedo hacer Pick con el anillo lleno, solo para activar algo?</translation>
    </message>
    <message>
        <source>No. With a full ring no Pick is possible. Every Pick trigger asks for the colour that was taken, so without a sphere nothing would be triggered.</source>
        <translation>No. Con el anillo lleno no es posible ningún Pick. Cada Gizmo de Pick pide el color que se ha tomado, así que sin esfera no se activaría nada.</translation>
    </message>
    <message>
        <source>May I keep nothing of a Research?</source>
        <translation>¿Puedo no quedarme con nada de un Research?</translation>
    </message>
    <message>
        <source>Yes. You may look at the cards and put all of them back under the deck, in the order that you like.</source>
        <translation>Sí. Puedes mirar las cartas y devolverlas todas al fondo del mazo, en el orden que prefieras.</translation>
    </message>
    <message>
        <source>When is an empty place of the display filled?</source>
        <translation>¿Cuándo se ocupa un espacio vacío del área de exhibición?</translation>
    </message>
    <message>
        <source>At once, as part of the Build or File that took the card, and before any Gizmo is used. If the deck is empty, the place stays empty.</source>
        <translation>Enseguida, como parte del Build o File que tomó la carta, y antes de usar ningún Gizmo. Si el mazo está vacío, el espacio queda vacío.</translation>
    </message>
    <message>
        <source>Are Victory Point Tokens good for anything during the game?</source>
        <translation>¿Las fichas de punto de victoria sirven para algo durante la partida?</translation>
    </message>
    <message>
        <source>No. You get them by the effects of Gizmos, they are open to all, and they count at the end. They do not break ties.</source>
        <translation>No. Se obtienen con efectos de Gizmos, están a la vista de todos y cuentan al final. No desempatan.</translation>
    </message>
    <message>
        <source>Do I have to take a discount, or use a Gizmo?</source>
        <translation>¿Tengo que aceptar un descuento o usar un Gizmo?</translation>
    </message>
    <message>
        <source>No. Both are offers. Some players pay the full cost to make room in their ring.</source>
        <translation>No. Las dos cosas son ofertas. Algunos jugadores pagan el costo completo para hacer sitio en su anillo.</translation>
    </message>
    <message>
        <source>Who made Gizmos?</source>
        <translation>¿Quién hizo Gizmos?</translation>
    </message>
    <message>
        <source>Gizmos came out in 2018. Phil Walker-Harding designed it, CMON and Edge publish it. This program is made by fans and is not theirs.</source>
        <translation>Gizmos se publicó en 2018. Lo diseñó Phil Walker-Harding y lo editan CMON y Edge. Este programa lo hacen aficionados y no es suyo.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Think in chains</source>
        <translation>Piensa en cadenas</translation>
    </message>
    <message>
        <source>Points come from turns in which much happens. Look for Gizmos that trigger each other: one that lets you Pick, and one that waits for the colour that you would take anyway.</source>
        <translation>Los puntos vienen de los turnos en los que pasa mucho. Busca Gizmos que se activen unos a otros: uno que te deje hacer Pick y otro que espere el color que tomarías de todos modos.</translation>
    </message>
    <message>
        <source>Mind your limits</source>
        <translation>Cuida tus límites</translation>
    </message>
    <message>
        <source>A full ring or a full Archive stops a chain. Upgrades are cheap at the start and help in every turn after that.</source>
        <translation>Un anillo o un archivo lleno detiene una cadena. Las mejoras son baratas al principio y ayudan en todos los turnos siguientes.</translation>
    </message>
    <message>
        <source>Follow the display, or dig</source>
        <translation>Sigue el área de exhibición o busca en el mazo</translation>
    </message>
    <message>
        <source>The display changes all the time, so change your plan with it. If it has nothing for you, Research: a deck of level 3 holds what wins games.</source>
        <translation>El área de exhibición cambia todo el tiempo, así que cambia tu plan con ella. Si no tiene nada para ti, haz Research: el mazo de nivel 3 tiene lo que gana partidas.</translation>
    </message>
    <message>
        <source>File early</source>
        <translation>Haz File pronto</translation>
    </message>
    <message>
        <source>A File costs nothing, keeps a card from the others, and your Starting Gizmo gives you a random sphere for it.</source>
        <translation>Un File no cuesta nada, quita una carta a los demás, y tu carta inicial de Gizmo te da una esfera aleatoria por ello.</translation>
    </message>
    <message>
        <source>Watch the end</source>
        <translation>Vigila el final</translation>
    </message>
    <message>
        <source>Count the Gizmos of the others, and those of level 3. When the end comes near, points at once are better than machines for later.</source>
        <translation>Cuenta los Gizmos de los demás, y los de nivel 3. Cuando se acerca el final, los puntos inmediatos son mejores que las máquinas para luego.</translation>
    </message>
    <message>
        <source>Converters</source>
        <translation>Convertidores</translation>
    </message>
    <message>
        <source>While you pay for a Build, Converters change what your spheres count as. At all other times they do nothing.</source>
        <translation>Mientras pagas un Build, los convertidores cambian lo que cuentan tus esferas. El resto del tiempo no hacen nada.</translation>
    </message>
    <message>
        <source>What you spend, the Converter at work, what it counts as</source>
        <translation>Lo que gastas, el convertidor en uso, lo que vale</translation>
    </message>
    <message>
        <source>1 Heat counts as 1 of any Energy.</source>
        <translation>1 Térmica cuenta como 1 energía cualquiera.</translation>
    </message>
    <message>
        <source>1 Atomic counts as 2 Atomic.</source>
        <translation>1 Atómica cuenta como 2 Atómicas.</translation>
    </message>
    <message>
        <source>1 or 2 Electric count as any Energy, each as you like.</source>
        <translation>1 o 2 Eléctricas cuentan como cualquier energía, cada una como quieras.</translation>
    </message>
    <message>
        <source>Each Converter works at most once in a turn, in one payment.</source>
        <translation>Cada convertidor funciona como mucho una vez por turno, en un pago.</translation>
    </message>
    <message>
        <source>In one payment you may use as many different Converters as you like, one after the other: what one of them gives, another one may take.</source>
        <translation>En un pago puedes usar tantos convertidores distintos como quieras, uno tras otro: lo que da uno, lo puede tomar otro.</translation>
    </message>
    <message>
        <source>A Converter with two parts does one of them or both, in the same payment.</source>
        <translation>Un convertidor con dos partes hace una o las dos, en el mismo pago.</translation>
    </message>
    <message>
        <source>What your spheres count as must be exactly what you pay. Leave a doubling out if it is too much.</source>
        <translation>Lo que cuentan tus esferas debe ser exactamente lo que pagas. No uses una duplicación si es demasiado.</translation>
    </message>
    <message>
        <source>No sphere is added to your ring. Only the spheres that you spend leave it, and they go back into the dispenser.</source>
        <translation>No se añade ninguna esfera a tu anillo. Solo salen las esferas que gastas, y vuelven al dispensador.</translation>
    </message>
    <message>
        <source>A Converter that you have just built can work in a later payment of the same turn.</source>
        <translation>Un convertidor que acabas de construir puede funcionar en un pago posterior del mismo turno.</translation>
    </message>
    <message>
        <source>Chain Reactions</source>
        <translation>Encadenamientos</translation>
    </message>
    <message>
        <source>An action can trigger your Gizmos. Use them in any order you like, each of them at most once in a turn. What one does can trigger the next one: that is a Chain Reaction.</source>
        <translation>Una acción puede activar tus Gizmos. Úsalos en el orden que quieras, cada uno como mucho una vez por turno. Lo que hace uno puede activar el siguiente: eso es un encadenamiento.</translation>
    </message>
    <message>
        <source>Read a Gizmo from left to right</source>
        <translation>Lee un Gizmo de izquierda a derecha</translation>
    </message>
    <message>
        <source>When you Pick</source>
        <translation>Al hacer Pick</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>una de estas</translation>
    </message>
    <message>
        <source>then</source>
        <translation>entonces</translation>
    </message>
    <message>
        <source>draw a random sphere</source>
        <translation>roba una esfera aleatoria</translation>
    </message>
    <message>
        <source>What a Gizmo tells you</source>
        <translation>Lo que te dice un Gizmo</translation>
    </message>
    <message>
        <source>Ready: press its key, or click it</source>
        <translation>Listo: pulsa su tecla o haz clic en él</translation>
    </message>
    <message>
        <source>Triggered, but impossible for now: the reason stands below</source>
        <translation>Activado, pero imposible por ahora: el motivo está debajo</translation>
    </message>
    <message>
        <source>Used in this turn</source>
        <translation>Usado en este turno</translation>
    </message>
    <message>
        <source>A chain, step by step</source>
        <translation>Una cadena, paso a paso</translation>
    </message>
    <message>
        <source>You Build a Heat Gizmo</source>
        <translation>Haces Build de un Gizmo (Térmica)</translation>
    </message>
    <message>
        <source>That triggers a Pick</source>
        <translation>Eso activa un Pick</translation>
    </message>
    <message>
        <source>You take Atomic</source>
        <translation>Tomas Atómica</translation>
    </message>
    <message>
        <source>That triggers a draw</source>
        <translation>Eso activa un robo al azar</translation>
    </message>
    <message>
        <source>A draw triggers nothing</source>
        <translation>Un robo al azar no activa nada</translation>
    </message>
    <message>
        <source>Using a Gizmo is always up to you.</source>
        <translation>Usar un Gizmo es siempre decisión tuya.</translation>
    </message>
    <message>
        <source>A Gizmo that you build can be triggered later in the same turn, but never by the action that builds it, and not by what happened before.</source>
        <translation>Un Gizmo que construyes puede activarse más tarde en el mismo turno, pero nunca por la acción que lo construye, ni por lo que pasó antes.</translation>
    </message>
    <message>
        <source>Once triggered, a Gizmo stays usable to the end of your turn. If its effect is impossible, it waits: it can be used as soon as there is room, a card or a sphere again.</source>
        <translation>Una vez activado, un Gizmo se puede usar hasta el final de tu turno. Si su efecto es imposible, espera: se puede usar en cuanto vuelva a haber sitio, una carta o una esfera.</translation>
    </message>
    <message>
        <source>A Gizmo that is triggered twice is still used once. Used, it cannot be triggered again in this turn.</source>
        <translation>Un Gizmo activado dos veces se usa una sola vez. Una vez usado, no se puede activar otra vez en este turno.</translation>
    </message>
    <message>
        <source>A trigger with two colours waits for one of them. It is triggered once, not once for each colour.</source>
        <translation>Una activación con dos colores espera uno de ellos. Se activa una vez, no una por color.</translation>
    </message>
    <message>
        <source>A Pick, Build, File or Research by an effect is as good as one that you have chosen: it triggers your Gizmos, too.</source>
        <translation>Un Pick, Build, File o Research por un efecto vale tanto como uno que has elegido: también activa tus Gizmos.</translation>
    </message>
    <message>
        <source>An effect of several steps may be stopped after any of them. The Gizmo has been used all the same.</source>
        <translation>Un efecto de varios pasos se puede parar después de cualquiera de ellos. El Gizmo se ha usado igualmente.</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Mejoras</translation>
    </message>
    <message>
        <source>Upgrades need no trigger. They work at once, and to the end of the game.</source>
        <translation>Las mejoras no necesitan activarse. Funcionan enseguida y hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Higher limits</source>
        <translation>Límites más altos</translation>
    </message>
    <message>
        <source>Storage Limit, File Limit and Research Amount are raised for good. In the middle of a Chain Reaction this helps at once: a Gizmo that was waiting for room can be used now.</source>
        <translation>El límite de almacenamiento, el límite de archivo y la cantidad de investigación aumentan para el resto de la partida. En medio de un encadenamiento eso ayuda enseguida: un Gizmo que esperaba sitio ya se puede usar.</translation>
    </message>
    <message>
        <source>Discounts</source>
        <translation>Descuentos</translation>
    </message>
    <message>
        <source>Gizmos of that sort cost you 1 less, each of them. The Build of the Upgrade itself gets no discount from it.</source>
        <translation>Cada Gizmo de esa clase te cuesta 1 menos. La propia mejora no recibe ese descuento al construirla.</translation>
    </message>
    <message>
        <source>No more File</source>
        <translation>Sin más File</translation>
    </message>
    <message>
        <source>This Upgrade is worth many points, but you cannot File any more: not as your action, not in a Research, not by an effect. Cards that are in your Archive stay there, and you can build them.</source>
        <translation>Esta mejora vale muchos puntos, pero ya no puedes hacer File: ni como acción, ni en un Research, ni por un efecto. Las cartas que están en tu archivo se quedan ahí y puedes construirlas.</translation>
    </message>
    <message>
        <source>No more Research</source>
        <translation>Sin más Research</translation>
    </message>
    <message>
        <source>This Upgrade is worth many points, but you cannot Research any more: not as your action, not by an effect.</source>
        <translation>Esta mejora vale muchos puntos, pero ya no puedes hacer Research: ni como acción, ni por un efecto.</translation>
    </message>
    <message>
        <source>Two sorts of Generic Gizmos are worth what you have at the end: 1 point for each sphere in your ring, or 1 point for each point that you have in tokens. Two of the same sort count twice.</source>
        <translation>Dos clases de Gizmos genéricos valen lo que tengas al final: 1 punto por cada esfera de tu anillo, o 1 punto por cada punto que tengas en fichas. Dos de la misma clase cuentan doble.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
</context>
<context>
    <name>SaveSheet</name>
    <message>
        <source>Folder and name of the file</source>
        <translation>Carpeta y nombre del fichero</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>El fichero necesita un nombre.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Level 3 Gizmos</source>
        <translation>Gizmos de nivel 3</translation>
    </message>
    <message>
        <source>Level 2 Gizmos</source>
        <translation>Gizmos de nivel 2</translation>
    </message>
    <message>
        <source>Level 1 Gizmos</source>
        <translation>Gizmos de nivel 1</translation>
    </message>
    <message>
        <source>Award: spheres in the ring</source>
        <translation>Bonificación: esferas del anillo</translation>
    </message>
    <message>
        <source>Award: tokens</source>
        <translation>Bonificación: fichas</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tie: more active Gizmos</source>
        <translation>Empate: más Gizmos activos</translation>
    </message>
    <message>
        <source>then more spheres</source>
        <translation>luego, más esferas</translation>
    </message>
    <message>
        <source>then later in turn order</source>
        <translation>luego, más tarde en el orden</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>ScreenHead</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Añadir puesto</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Persona o computadora</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nombre del puesto %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Quién juega en el puesto %1</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Nivel del puesto %1</translation>
    </message>
    <message>
        <source>Character of seat %1</source>
        <translation>Carácter del puesto %1</translation>
    </message>
    <message>
        <source>Plays on this computer. The table is covered until the next person is here.</source>
        <translation>Juega en esta computadora. La mesa queda tapada hasta que llegue la siguiente persona.</translation>
    </message>
    <message>
        <source>Plays on this computer.</source>
        <translation>Juega en esta computadora.</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Quitar el puesto %1</translation>
    </message>
</context>
<context>
    <name>Segment</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SetsOff</name>
    <message>
        <source>What sets them off</source>
        <translation>Qué los activa</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada todavía</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because nothing may be written to their folder; check its permissions.</source>
        <translation>Tus ajustes no se pueden guardar porque no se puede escribir en su carpeta; comprueba sus permisos.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because the disk is full; make some room and try again.</source>
        <translation>Tus ajustes no se pueden guardar porque el disco está lleno; haz sitio e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because another program holds their file; try again later.</source>
        <translation>Tus ajustes no se pueden guardar porque otro programa usa su fichero; inténtalo más tarde.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept beyond this session; check the folder they lie in.</source>
        <translation>Tus ajustes no se pueden guardar más allá de esta sesión; comprueba la carpeta en la que están.</translation>
    </message>
    <message>
        <source>Your settings could not be read and are as at first; the old file was kept beside the new one.</source>
        <translation>Tus ajustes no se han podido leer y están como al principio; el fichero antiguo se conserva junto al nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your settings could not be read and is/are as at first; the old file was kept beside the new one.</source>
        <translation>
            <numerusform>%n de tus ajustes no se ha podido leer y está como al principio; el fichero antiguo se conserva junto al nuevo.</numerusform>
            <numerusform>%n de tus ajustes no se han podido leer y están como al principio; el fichero antiguo se conserva junto al nuevo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDisplay</name>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Tamaño de todo</translation>
    </message>
    <message>
        <source>80 to 200 %; above 100 % the view follows the mouse and the keyboard</source>
        <translation>De 80 a 200&#xa0;%; por encima de 100&#xa0;% la vista sigue al ratón y al teclado</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>F11 changes it anywhere</source>
        <translation>F11 lo cambia en cualquier momento</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Same pauses, but nothing travels</source>
        <translation>Las mismas pausas, pero nada se desplaza</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Draw without the graphics card</source>
        <translation>Dibujar sin la tarjeta gráfica</translation>
    </message>
    <message>
        <source>From the next start on; for computers with a troubled graphics driver</source>
        <translation>Desde el próximo inicio; para computadoras con un controlador gráfico problemático</translation>
    </message>
</context>
<context>
    <name>SettingsGame</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Pauses of the computers, and all movement</source>
        <translation>Pausas de las computadoras y movimientos</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Inmediata</translation>
    </message>
    <message>
        <source>Skip what cannot be used</source>
        <translation>Omitir lo que no se puede usar</translation>
    </message>
    <message>
        <source>Ends a turn when nothing is left to be done</source>
        <translation>Termina el turno cuando no queda nada por hacer</translation>
    </message>
    <message>
        <source>Pay by itself</source>
        <translation>Pagar automáticamente</translation>
    </message>
    <message>
        <source>Takes the best payment without asking</source>
        <translation>Usa el mejor pago sin preguntar</translation>
    </message>
    <message>
        <source>Ask before a turn is ended too early</source>
        <translation>Preguntar antes de terminar un turno demasiado pronto</translation>
    </message>
    <message>
        <source>When a Gizmo could still be used</source>
        <translation>Cuando aún se puede usar un Gizmo</translation>
    </message>
    <message>
        <source>Ask before a game is left</source>
        <translation>Preguntar antes de dejar una partida</translation>
    </message>
    <message>
        <source>The game is kept in any case</source>
        <translation>La partida se guarda en cualquier caso</translation>
    </message>
    <message>
        <source>Hints can be asked for</source>
        <translation>Se pueden pedir pistas</translation>
    </message>
    <message>
        <source>A game with a hint counts as assisted</source>
        <translation>Una partida con pista cuenta como asistida</translation>
    </message>
    <message>
        <source>Tips in the first games</source>
        <translation>Consejos en las primeras partidas</translation>
    </message>
    <message>
        <source>Each is given once; switched on again, all of them</source>
        <translation>Cada uno se da una vez; al volver a activarlos, todos</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>Se pueden deshacer jugadas</translation>
    </message>
    <message>
        <source>In new games, for all seats</source>
        <translation>En partidas nuevas, para todos los puestos</translation>
    </message>
    <message>
        <source>Until a reveal</source>
        <translation>Hasta revelar algo</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Next sphere can be seen in new games</source>
        <translation>Próxima esfera visible en partidas nuevas</translation>
    </message>
    <message>
        <source>All see which energy sphere will roll into the row next</source>
        <translation>Todos ven qué esfera de energía rodará después a la fila</translation>
    </message>
</context>
<context>
    <name>SettingsSample</name>
    <message>
        <source>This is how it looks</source>
        <translation>Así se ve</translation>
    </message>
    <message>
        <source>Ring full</source>
        <translation>Anillo lleno</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Display and motion</source>
        <translation>Pantalla y movimiento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Recuperarlos</translation>
    </message>
    <message>
        <source>Back to defaults</source>
        <translation>Valores iniciales</translation>
    </message>
    <message>
        <source>All settings are as at first.</source>
        <translation>Todos los ajustes están como al principio.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Saves a file with version, log and game; your name and folders are taken out. You decide whom to send it to.</source>
        <translation>Guarda un fichero con versión, registro y partida; se quitan tu nombre y tus carpetas. Tú decides a quién enviarlo.</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Guardar un informe…</translation>
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
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere</source>
        <translation>Ctrl+M lo apaga y lo enciende en cualquier lugar</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Spheres, cards, Gizmos that are set off, your turn</source>
        <translation>Esferas, cartas, Gizmos activados, tu turno</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La ventana</translation>
    </message>
    <message>
        <source>Buttons, and what is not possible</source>
        <translation>Botones y lo que no es posible</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Seat {number} needs a name.</source>
        <translation>El puesto {number} necesita un nombre.</translation>
    </message>
    <message>
        <source>Two seats are called {name}; give each a name of its own.</source>
        <translation>Dos puestos se llaman {name}; da a cada uno su propio nombre.</translation>
    </message>
    <message numerus="yes">
        <source>The seed is a number of at most %n digit(s), or nothing.</source>
        <translation>
            <numerusform>El número del reparto tiene como mucho %n cifra, o queda vacío.</numerusform>
            <numerusform>El número del reparto tiene como mucho %n cifras, o queda vacío.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetColumn</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>SinceList</name>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
</context>
<context>
    <name>Sphere</name>
    <message>
        <source>%1 sphere, place %2 of the row</source>
        <translation>Esfera %1, lugar %2 de la fila</translation>
    </message>
    <message numerus="yes">
        <source>Picking it sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>Hacer Pick de ella activa %n Gizmo</numerusform>
            <numerusform>Hacer Pick de ella activa %n Gizmos</numerusform>
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
        <translation>Pantalla inicial</translation>
    </message>
    <message>
        <source>Build machines. Set off chains. Draw from the big glass.</source>
        <translation>Construye máquinas. Provoca encadenamientos. Saca esferas del globo.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguna todavía</translation>
    </message>
    <message>
        <source>In progress: %1, finished: %2</source>
        <translation>En curso: %1, terminadas: %2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>And all Gizmos</source>
        <translation>Y todos los Gizmos</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Turns and keys</source>
        <translation>Turnos y teclas</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Versión y licencias</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Gizmos Desktop %1. A fan-made program, not from the publisher.</source>
        <translation>Gizmos Desktop %1. Un programa de aficionados, no de la editorial.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>No game counted yet</source>
        <translation>Ninguna partida contada todavía</translation>
    </message>
    <message numerus="yes">
        <source>%n won, {percent} %</source>
        <translation>
            <numerusform>%n ganada, {percent}&#xa0;%</numerusform>
            <numerusform>%n ganadas, {percent}&#xa0;%</numerusform>
        </translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personas</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n puesto</numerusform>
            <numerusform>%n puestos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won {wins} of %n game(s)</source>
        <translation>
            <numerusform>ganadas: {wins} de %n</numerusform>
            <numerusform>ganadas: {wins} de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted apart: %n game(s) with help or from the middle of another game, {wins} won</source>
        <translation>
            <numerusform>Contada aparte: %n partida con ayuda o desde la mitad de otra; ganadas: {wins}</numerusform>
            <numerusform>Contadas aparte: %n partidas con ayuda o desde la mitad de otra; ganadas: {wins}</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Ninguna partida terminada todavía</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {wins} won</source>
        <translation>
            <numerusform>%n partida, ganadas: {wins}</numerusform>
            <numerusform>%n partidas, ganadas: {wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) kept apart (assisted or what-if)</source>
        <translation>
            <numerusform>%n partida aparte (asistida o variante)</numerusform>
            <numerusform>%n partidas aparte (asistidas o variantes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of computers alone</source>
        <translation>
            <numerusform>%n partida solo de computadoras</numerusform>
            <numerusform>%n partidas solo de computadoras</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between counts</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Finished: {games}, won: {wins}</source>
        <translation>Terminadas: {games}, ganadas: {wins}</translation>
    </message>
    <message>
        <source>The statistics cannot be read; check the permissions of their folder.</source>
        <translation>No se pueden leer las estadísticas; comprueba los permisos de su carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the statistics could not be read and is/are left out.</source>
        <translation>
            <numerusform>%n partida de las estadísticas no se ha podido leer y se omite.</numerusform>
            <numerusform>%n partidas de las estadísticas no se han podido leer y se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics were saved as {file}.</source>
        <translation>Las estadísticas se han guardado como {file}.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Asistida</translation>
    </message>
    <message>
        <source>Branched off</source>
        <translation>Derivada</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Persona o computadora</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Cadena más larga</translation>
    </message>
    <message>
        <source>Built: {kind}</source>
        <translation>Construidos: {kind}</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computadoras</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>entre sí</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Guardar como tabla…</translation>
    </message>
    <message>
        <source>There is nothing to be saved yet.</source>
        <translation>Todavía no hay nada que guardar.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>There is nothing to be cleared.</source>
        <translation>No hay nada que borrar.</translation>
    </message>
    <message>
        <source>The statistics are cleared. They are gone for good when you leave this screen.</source>
        <translation>Las estadísticas se han borrado. Se pierden para siempre al salir de esta pantalla.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Recuperarlas</translation>
    </message>
</context>
<context>
    <name>StepHead</name>
    <message>
        <source>Only you see these cards</source>
        <translation>Solo tú ves estas cartas</translation>
    </message>
    <message>
        <source>Step %1 of 2</source>
        <translation>Paso %1 de 2</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>Quedarse con una</translation>
    </message>
    <message>
        <source>Order of the rest</source>
        <translation>Orden del resto</translation>
    </message>
</context>
<context>
    <name>SymbolKey</name>
    <message>
        <source>red drop with a flame</source>
        <translation>gota roja con una llama</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Térmica</translation>
    </message>
    <message>
        <source>yellow rhombus with a flash</source>
        <translation>rombo amarillo con un rayo</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>Eléctrica</translation>
    </message>
    <message>
        <source>blue circle with an atom</source>
        <translation>círculo azul con un átomo</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atómica</translation>
    </message>
    <message>
        <source>black square with a battery</source>
        <translation>cuadrado negro con una batería</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batería</translation>
    </message>
    <message>
        <source>star in four colors</source>
        <translation>estrella de cuatro colores</translation>
    </message>
    <message>
        <source>any Energy</source>
        <translation>cualquier energía</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>signo de interrogación</translation>
    </message>
    <message>
        <source>a random sphere</source>
        <translation>una esfera aleatoria</translation>
    </message>
    <message>
        <source>medal</source>
        <translation>medalla</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>energy, times 2</source>
        <translation>energía, por 2</translation>
    </message>
    <message>
        <source>counts as two</source>
        <translation>cuenta como dos</translation>
    </message>
    <message>
        <source>card above a drawer</source>
        <translation>carta sobre un cajón</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File · guardar una carta</translation>
    </message>
    <message>
        <source>gripper</source>
        <translation>pinza</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Pick · tomar energía</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>martillo</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build · construir</translation>
    </message>
    <message>
        <source>hammer and drawers</source>
        <translation>martillo y cajones</translation>
    </message>
    <message>
        <source>Build from Archive</source>
        <translation>Build desde el archivo</translation>
    </message>
    <message>
        <source>hammer and a level 1 card with 0</source>
        <translation>martillo y una carta de nivel 1 con 0</translation>
    </message>
    <message>
        <source>Build level 1, free</source>
        <translation>Build de nivel 1, gratis</translation>
    </message>
    <message>
        <source>magnifying glass</source>
        <translation>lupa</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Research · robar cartas</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>flecha</translation>
    </message>
    <message>
        <source>sets this off</source>
        <translation>activa esto</translation>
    </message>
    <message>
        <source>arrow between two energies</source>
        <translation>flecha entre dos energías</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>cuenta como</translation>
    </message>
    <message>
        <source>ring of spheres</source>
        <translation>anillo de esferas</translation>
    </message>
    <message>
        <source>Storage Limit</source>
        <translation>Límite de almacenamiento</translation>
    </message>
    <message>
        <source>drawers</source>
        <translation>cajones</translation>
    </message>
    <message>
        <source>File Limit</source>
        <translation>Límite de archivo</translation>
    </message>
    <message>
        <source>magnifying glass with a number</source>
        <translation>lupa con un número</translation>
    </message>
    <message>
        <source>Research Amount</source>
        <translation>Cantidad de investigación</translation>
    </message>
    <message>
        <source>price tag</source>
        <translation>etiqueta de precio</translation>
    </message>
    <message>
        <source>costs 1 less</source>
        <translation>cuesta 1 menos</translation>
    </message>
    <message>
        <source>card above a drawer, crossed out</source>
        <translation>carta sobre un cajón, tachada</translation>
    </message>
    <message>
        <source>no more File</source>
        <translation>sin más File</translation>
    </message>
    <message>
        <source>magnifying glass, crossed out</source>
        <translation>lupa tachada</translation>
    </message>
    <message>
        <source>no more Research</source>
        <translation>sin más Research</translation>
    </message>
    <message>
        <source>medal times ring</source>
        <translation>medalla por anillo</translation>
    </message>
    <message>
        <source>1 for each sphere</source>
        <translation>1 por esfera</translation>
    </message>
    <message>
        <source>medal times tokens</source>
        <translation>medalla por fichas</translation>
    </message>
    <message>
        <source>tokens count twice</source>
        <translation>las fichas cuentan doble</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TableDialogs</name>
    <message>
        <source>Go on learning from the start screen at any time.</source>
        <translation>Sigue aprendiendo desde la pantalla inicial cuando quieras.</translation>
    </message>
    <message>
        <source>Your game is saved as it is now. Continue it from the start screen at any time.</source>
        <translation>Tu partida está guardada tal como está. Continúala desde la pantalla inicial cuando quieras.</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>Todavía no se ha decidido nada en esta partida.</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>¿Dejar esta partida?</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Get a hint?</source>
        <translation>¿Ver una pista?</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Mostrar la pista</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Sin pista</translation>
    </message>
    <message>
        <source>Quit Gizmos?</source>
        <translation>¿Salir de Gizmos?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>¿Terminar el turno?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Take it back?</source>
        <translation>¿Deshacer?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Dejarlo así</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TipLayer</name>
    <message>
        <source>F1: the rules about it</source>
        <translation>F1: las reglas sobre esto</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu (M or F10)</source>
        <translation>Menú (M o F10)</translation>
    </message>
    <message>
        <source>Round %1, last round</source>
        <translation>Ronda %1, la última</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Closest to the end: %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>Más cerca del final: %1 de 16 Gizmos, %2 de 4 Gizmos de nivel 3</translation>
    </message>
    <message>
        <source>Closest to the end</source>
        <translation>Más cerca del final</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Asistida</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Open and close the log (L)</source>
        <translation>Abrir y cerrar el registro (L)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Ring: %1 of %2</source>
        <translation>Anillo: %1 de %2</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>This game is damaged and cannot be opened; if you have a copy of the file, import that.</source>
        <translation>Esta partida está dañada y no se puede abrir; si tienes una copia del fichero, impórtala.</translation>
    </message>
    <message>
        <source>The end of this game&apos;s file is missing, so it cannot be opened; if you have a copy, import that.</source>
        <translation>Falta el final del fichero de esta partida, así que no se puede abrir; si tienes una copia, impórtala.</translation>
    </message>
    <message>
        <source>This file is not a game of Gizmos Desktop; choose a file that ends in .gizmos.</source>
        <translation>Este fichero no es una partida de Gizmos Desktop; elige uno que termine en .gizmos.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Gizmos Desktop; update the program to open it.</source>
        <translation>Esta partida la guardó una versión más nueva de Gizmos Desktop; actualiza el programa para abrirla.</translation>
    </message>
    <message>
        <source>This file is larger than any game can be, so it was not opened; choose another file.</source>
        <translation>Este fichero es más grande de lo que puede ser una partida, así que no se ha abierto; elige otro.</translation>
    </message>
    <message>
        <source>This file cannot be read; check that it is there and that you are allowed to open it.</source>
        <translation>Este fichero no se puede leer; comprueba que está ahí y que tienes permiso para abrirlo.</translation>
    </message>
    <message>
        <source>This game breaks the rules at some point, so it cannot be opened; if you have a copy, import that.</source>
        <translation>Esta partida incumple las reglas en algún punto, así que no se puede abrir; si tienes una copia, impórtala.</translation>
    </message>
    <message>
        <source>This game cannot be opened; a problem report says more.</source>
        <translation>Esta partida no se puede abrir; un informe de problema dice más.</translation>
    </message>
    <message>
        <source>Nothing may be written to this folder; choose another one or change its permissions.</source>
        <translation>No se puede escribir en esta carpeta; elige otra o cambia sus permisos.</translation>
    </message>
    <message>
        <source>The folder or file is not there any more; check the disk or choose another one.</source>
        <translation>La carpeta o el fichero ya no está; comprueba el disco o elige otro.</translation>
    </message>
    <message>
        <source>The disk is full; make some room and try again.</source>
        <translation>El disco está lleno; haz sitio e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Another program holds the file; close that program or wait a moment.</source>
        <translation>Otro programa está usando el fichero; ciérralo o espera un momento.</translation>
    </message>
    <message>
        <source>This game is being played in another window of Gizmos Desktop; leave it there first.</source>
        <translation>Esta partida se está jugando en otra ventana de Gizmos Desktop; déjala antes allí.</translation>
    </message>
    <message>
        <source>There is a file of this name already; choose another name or replace it.</source>
        <translation>Ya hay un fichero con este nombre; elige otro nombre o reemplázalo.</translation>
    </message>
    <message>
        <source>The file there is not a game of Gizmos Desktop, so it was left alone; choose another name.</source>
        <translation>El fichero que hay ahí no es una partida de Gizmos Desktop, así que no se ha tocado; elige otro nombre.</translation>
    </message>
    <message>
        <source>No file can have this name there; choose a shorter one, of letters and digits.</source>
        <translation>Ningún fichero puede tener este nombre ahí; elige uno más corto, de letras y cifras.</translation>
    </message>
    <message>
        <source>This game has become too long to be saved; it can still be played to its end.</source>
        <translation>Esta partida es ya demasiado larga para guardarla; aún se puede jugar hasta el final.</translation>
    </message>
    <message>
        <source>The file cannot be read; check that it is there and that you are allowed to open it.</source>
        <translation>El fichero no se puede leer; comprueba que está ahí y que tienes permiso para abrirlo.</translation>
    </message>
    <message>
        <source>The file could not be written; a problem report says more.</source>
        <translation>No se ha podido escribir el fichero; un informe de problema dice más.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because nothing may be written to its folder. You can play on; check the folder&apos;s permissions, and every move tries again.</source>
        <translation>La partida no se puede guardar porque no se puede escribir en su carpeta. Puedes seguir jugando; comprueba los permisos de la carpeta, y cada jugada lo intenta otra vez.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because its folder is not there. You can play on; check the disk, and every move tries again.</source>
        <translation>La partida no se puede guardar porque su carpeta no está. Puedes seguir jugando; comprueba el disco, y cada jugada lo intenta otra vez.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because the disk is full. You can play on; make some room, and every move tries again.</source>
        <translation>La partida no se puede guardar porque el disco está lleno. Puedes seguir jugando; haz sitio, y cada jugada lo intenta otra vez.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because another program holds its file. You can play on, and every move tries again.</source>
        <translation>La partida no se puede guardar porque otro programa usa su fichero. Puedes seguir jugando, y cada jugada lo intenta otra vez.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because it is being played in another window too. Leave it there; every move here tries again.</source>
        <translation>La partida no se puede guardar porque también se juega en otra ventana. Déjala allí; cada jugada aquí lo intenta otra vez.</translation>
    </message>
    <message>
        <source>The game has become too long to be saved. You can play on, but the rest will not be kept.</source>
        <translation>La partida es ya demasiado larga para guardarla. Puedes seguir jugando, pero el resto no se guardará.</translation>
    </message>
    <message>
        <source>The game is saved, but it could not be counted in the statistics; check the folder of the program.</source>
        <translation>La partida está guardada, pero no se ha podido contar en las estadísticas; comprueba la carpeta del programa.</translation>
    </message>
    <message>
        <source>The game cannot be saved. You can play on, and every move tries again.</source>
        <translation>La partida no se puede guardar. Puedes seguir jugando, y cada jugada lo intenta otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved and would be lost. Stay, and save a copy somewhere else from the menu of the game or from the list of games, or make room on the disk and try again.</source>
        <translation>
            <numerusform>%n partida no se ha podido guardar y se perdería. Quédate y guarda una copia en otro sitio desde el menú de la partida o desde la lista de partidas, o haz sitio en el disco e inténtalo otra vez.</numerusform>
            <numerusform>%n partidas no se han podido guardar y se perderían. Quédate y guarda una copia en otro sitio desde el menú de la partida o desde la lista de partidas, o haz sitio en el disco e inténtalo otra vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partida vuelve a guardarse.</translation>
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
        <translation>Ronda %1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a chance that changed</comment>
        <translation>de %1 a %2</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>This game was set up without undo.</source>
        <translation>Esta partida se creó sin la opción de deshacer.</translation>
    </message>
    <message>
        <source>You have decided nothing yet that could be taken back.</source>
        <translation>Todavía no has decidido nada que se pueda deshacer.</translation>
    </message>
    <message>
        <source>Something hidden has been revealed since, and other people play.</source>
        <translation>Desde entonces se ha revelado algo oculto, y hay otras personas jugando.</translation>
    </message>
    <message>
        <source>Another person has played since.</source>
        <translation>Desde entonces ha jugado otra persona.</translation>
    </message>
    <message>
        <source>Nothing can be taken back while the computer is handed over.</source>
        <translation>No se puede deshacer nada mientras se pasa la computadora.</translation>
    </message>
    <message>
        <source>Nothing can be taken back in a replay.</source>
        <translation>No se puede deshacer nada en una repetición.</translation>
    </message>
    <message>
        <source>Something new has been seen since: the game will count as assisted.</source>
        <translation>Desde entonces se ha visto algo nuevo: la partida contará como asistida.</translation>
    </message>
    <message>
        <source>This game counts as assisted: a hint was given, or something was taken back after it had been seen.</source>
        <translation>Esta partida cuenta como asistida: se dio una pista, o se deshizo algo después de haberlo visto.</translation>
    </message>
    <message>
        <source>Moves can be taken back at any time, even after new cards or spheres came up. A game in which that happened is marked as assisted.</source>
        <translation>Las jugadas se pueden deshacer en cualquier momento, incluso después de salir cartas o esferas nuevas. Una partida en la que eso ha pasado se marca como asistida.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>No se puede deshacer ninguna jugada.</translation>
    </message>
    <message>
        <source>Moves can be taken back until a new card or sphere comes up. Against computers alone you can go back further; the game is then marked as assisted.</source>
        <translation>Las jugadas se pueden deshacer hasta que salga una carta o esfera nueva. Si juegas solo contra computadoras, puedes volver más atrás; la partida se marca entonces como asistida.</translation>
    </message>
</context>
<context>
    <name>UndoPanel</name>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>The last action or Gizmo, whole</source>
        <translation>Toda la última acción o Gizmo</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Retroceso</translation>
    </message>
    <message>
        <source>The whole turn</source>
        <translation>Todo el turno</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>No se ha deshecho nada.</translation>
    </message>
</context>
<context>
    <name>UndoTools</name>
    <message>
        <source>Take back one step (Ctrl+Z)</source>
        <translation>Deshacer un paso (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Y)</source>
        <translation>Rehacer (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>No se ha deshecho nada.</translation>
    </message>
    <message>
        <source>More to take back</source>
        <translation>Más para deshacer</translation>
    </message>
</context>
</TS>
