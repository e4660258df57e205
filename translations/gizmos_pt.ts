<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Gizmos Desktop is a fan-made program for the board game Gizmos (2018). It is not made by, nor connected with, the publisher or the author of the game; all pictures and texts are its own.</source>
        <translation>Gizmos Desktop é um programa feito por fãs do jogo de tabuleiro Gizmos (2018). Não foi feito pela editora nem pelo autor do jogo e não tem ligação com eles; todas as imagens e todos os textos são próprios.</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>O programa é software livre sob a GNU General Public License, versão 3 ou posterior. Você pode usá-lo, estudá-lo, compartilhá-lo e modificá-lo; ele vem sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>It plays offline. It sends nothing to anybody.</source>
        <translation>Ele funciona sem internet. Não envia nada a ninguém.</translation>
    </message>
    <message>
        <source>What comes with it, and under which licence</source>
        <translation>O que acompanha o programa, e sob qual licença</translation>
    </message>
    <message>
        <source>The texts of these licences are in the folder %1.</source>
        <translation>Os textos dessas licenças estão na pasta %1.</translation>
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
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>File: keep a card for later</source>
        <translation>Arquivar: guardar uma carta</translation>
    </message>
    <message>
        <source>Pick: take an Energy Sphere</source>
        <translation>Selecionar: pegar uma Esfera de Energia</translation>
    </message>
    <message>
        <source>Build: pay for a Gizmo</source>
        <translation>Construir: pagar um Gizmo</translation>
    </message>
    <message>
        <source>Research: draw cards</source>
        <translation>Pesquisar: comprar cartas</translation>
    </message>
    <message>
        <source>{about}. {triggers}</source>
        <translation>{about}. {triggers}</translation>
    </message>
    <message numerus="yes">
        <source>sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>ativa %n Gizmo</numerusform>
            <numerusform>ativa %n Gizmos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sets off up to %n</source>
        <translation>
            <numerusform>ativa até %n</numerusform>
            <numerusform>ativa até %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>Ativa %n dos seus Gizmos.</numerusform>
            <numerusform>Ativa %n dos seus Gizmos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets off up to %n of your Gizmos, depending on what you take.</source>
        <translation>
            <numerusform>Ativa até %n dos seus Gizmos, dependendo do que você pegar.</numerusform>
            <numerusform>Ativa até %n dos seus Gizmos, dependendo do que você pegar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n affordable</source>
        <translation>
            <numerusform>%n possível</numerusform>
            <numerusform>%n possíveis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n</source>
        <translation>
            <numerusform>compre %n</numerusform>
            <numerusform>compre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>slot {number} of {limit}</source>
        <translation>vaga {number} de {limit}</translation>
    </message>
    <message>
        <source>ring {count} of {limit}</source>
        <translation>anel {count} de {limit}</translation>
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
            <numerusform>%n opção</numerusform>
            <numerusform>%n opções</numerusform>
        </translation>
    </message>
    <message>
        <source>for free</source>
        <translation>de graça</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>
            <numerusform>%n ponto, %1 de 16 Gizmos, %2 de 4 Gizmos de nível 3</numerusform>
            <numerusform>%n pontos, %1 de 16 Gizmos, %2 de 4 Gizmos de nível 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the table</source>
        <translation>Olhando a mesa</translation>
    </message>
    <message>
        <source>The payment waits for you</source>
        <translation>O pagamento espera por você</translation>
    </message>
    <message>
        <source>The drawn cards stay covered until you come back</source>
        <translation>As cartas compradas ficam cobertas até você voltar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Back to the payment</source>
        <translation>Voltar ao pagamento</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Voltar às cartas</translation>
    </message>
    <message>
        <source>Look at the whole table. What is open here waits.</source>
        <translation>Olhe a mesa inteira. O que está aberto aqui espera.</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Dica (H)</translation>
    </message>
</context>
<context>
    <name>ArchiveArea</name>
    <message>
        <source>Archive %1 of %2, no more filing</source>
        <translation>Pasta: %1 de %2, não é mais possível Arquivar</translation>
    </message>
    <message>
        <source>Archive %1 of %2</source>
        <translation>Pasta: %1 de %2</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>No more Research</source>
        <translation>Não é mais possível Pesquisar</translation>
    </message>
    <message>
        <source>Research %1</source>
        <translation>Pesquisa %1</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisa</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>Espaço livre</translation>
    </message>
</context>
<context>
    <name>Bead</name>
    <message numerus="yes">
        <source>%n earlier step(s)</source>
        <translation>
            <numerusform>%n passo anterior</numerusform>
            <numerusform>%n passos anteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookHead</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galeria</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
</context>
<context>
    <name>BranchPanel</name>
    <message>
        <source>Play on from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>A new game begins at this moment. The one you are looking at stays as it is.</source>
        <translation>Uma nova partida começa neste momento. A que você está vendo fica como está.</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>End turn</source>
        <translation>Encerrar turno</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Devolver todas</translation>
    </message>
    <message>
        <source>Any order</source>
        <translation>Qualquer ordem</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>Passar a vez agora</translation>
    </message>
    <message>
        <source>Choose an action first.</source>
        <translation>Escolha uma ação primeiro.</translation>
    </message>
    <message>
        <source>The order does not matter to you: they go back just as they lie.</source>
        <translation>A ordem não importa para você: elas voltam como estão.</translation>
    </message>
    <message numerus="yes">
        <source>%n Gizmo(s) can still be used this turn.</source>
        <translation>
            <numerusform>%n Gizmo ainda pode ser usado neste turno.</numerusform>
            <numerusform>%n Gizmos ainda podem ser usados neste turno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>When you File, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Ao Arquivar, pegue %n Esfera de Energia aleatória.</numerusform>
            <numerusform>Ao Arquivar, pegue %n Esferas de Energia aleatórias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Ao Arquivar, Selecione %n Esfera de Energia.</numerusform>
            <numerusform>Ao Arquivar, Selecione %n Esferas de Energia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you File, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Ao Arquivar, ganhe %n Ponto de Vitória.</numerusform>
            <numerusform>Ao Arquivar, ganhe %n Pontos de Vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first} or {second}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Ao Selecionar {first} ou {second}, pegue %n Esfera de Energia aleatória.</numerusform>
            <numerusform>Ao Selecionar {first} ou {second}, pegue %n Esferas de Energia aleatórias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Pick {first}, draw %n random Energy Sphere(s).</source>
        <translation>
            <numerusform>Ao Selecionar {first}, pegue %n Esfera de Energia aleatória.</numerusform>
            <numerusform>Ao Selecionar {first}, pegue %n Esferas de Energia aleatórias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Ao Construir um Gizmo ({first}), Selecione %n Esfera de Energia.</numerusform>
            <numerusform>Ao Construir um Gizmo ({first}), Selecione %n Esferas de Energia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Ao Construir um Gizmo ({first}), ganhe %n Ponto de Vitória.</numerusform>
            <numerusform>Ao Construir um Gizmo ({first}), ganhe %n Pontos de Vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), Selecione %n Esfera de Energia.</numerusform>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), Selecione %n Esferas de Energia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), ganhe %n Ponto de Vitória.</numerusform>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), ganhe %n Pontos de Vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, File %n card(s).</source>
        <translation>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), Arquive %n carta.</numerusform>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), Arquive %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Research %n time(s).</source>
        <translation>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), Pesquise %n vez.</numerusform>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), Pesquise %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build {first} or {second}, Build %n level 1 Gizmo(s) for free.</source>
        <translation>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), Construa %n Gizmo de nível 1 de graça.</numerusform>
            <numerusform>Ao Construir um Gizmo ({first} ou {second}), Construa %n Gizmos de nível 1 de graça.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Ao Construir da sua Pasta, Selecione %n Esfera de Energia.</numerusform>
            <numerusform>Ao Construir da sua Pasta, Selecione %n Esferas de Energia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build from your Archive, gain %n Victory Point(s).</source>
        <translation>
            <numerusform>Ao Construir da sua Pasta, ganhe %n Ponto de Vitória.</numerusform>
            <numerusform>Ao Construir da sua Pasta, ganhe %n Pontos de Vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you Build a level 2 Gizmo, Pick %n Energy Sphere(s).</source>
        <translation>
            <numerusform>Ao Construir um Gizmo de nível 2, Selecione %n Esfera de Energia.</numerusform>
            <numerusform>Ao Construir um Gizmo de nível 2, Selecione %n Esferas de Energia.</numerusform>
        </translation>
    </message>
    <message>
        <source>While paying, one {first} counts as two.</source>
        <translation>Ao pagar, uma {first} conta como duas.</translation>
    </message>
    <message>
        <source>While paying, one Energy Sphere of any kind counts as any Energy.</source>
        <translation>Ao pagar, uma Esfera de Energia de qualquer tipo conta como qualquer Energia.</translation>
    </message>
    <message>
        <source>While paying, one {first} counts as any Energy.</source>
        <translation>Ao pagar, uma {first} conta como qualquer Energia.</translation>
    </message>
    <message>
        <source>While paying, one {first} counts as two, and one {second} counts as two.</source>
        <translation>Ao pagar, uma {first} conta como duas e uma {second} conta como duas.</translation>
    </message>
    <message>
        <source>While paying, one or two {first} count as any Energy, each as you like.</source>
        <translation>Ao pagar, uma ou duas Esferas ({first}) contam cada uma como a Energia que você quiser.</translation>
    </message>
    <message>
        <source>You can no longer File.</source>
        <translation>Você não pode mais Arquivar.</translation>
    </message>
    <message>
        <source>You can no longer Research.</source>
        <translation>Você não pode mais Pesquisar.</translation>
    </message>
    <message>
        <source>Level 2 Gizmos cost you 1 less.</source>
        <translation>Os Gizmos de nível 2 custam 1 a menos para você.</translation>
    </message>
    <message>
        <source>Gizmos that you Build from your Archive cost 1 less.</source>
        <translation>Os Gizmos que você Constrói da sua Pasta custam 1 a menos.</translation>
    </message>
    <message>
        <source>Gizmos that you Build from a Research cost 1 less.</source>
        <translation>Os Gizmos que você Constrói ao Pesquisar custam 1 a menos.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 Victory Point for each Energy Sphere in your ring.</source>
        <translation>No fim do jogo, 1 Ponto de Vitória por Esfera de Energia no seu anel.</translation>
    </message>
    <message>
        <source>At the end of the game, 1 Victory Point for each one you have in tokens.</source>
        <translation>No fim do jogo, 1 Ponto de Vitória por ponto que você tiver em Fichas de Vitória.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}.</source>
        <translation>Limite de armazenamento +{storage}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, File Limit +{archive}.</source>
        <translation>Limite de armazenamento +{storage}, limite da Pasta +{archive}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, Research Amount +{research}.</source>
        <translation>Limite de armazenamento +{storage}, Quantidade de Pesquisa +{research}.</translation>
    </message>
    <message>
        <source>Storage Limit +{storage}, File Limit +{archive}, Research Amount +{research}.</source>
        <translation>Limite de armazenamento +{storage}, limite da Pasta +{archive}, Quantidade de Pesquisa +{research}.</translation>
    </message>
    <message>
        <source>Starting Gizmo</source>
        <translation>Carta Gizmo Inicial</translation>
    </message>
    <message numerus="yes">
        <source>Generic {kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>Gizmo genérico ({kind}), nível {level}, custa {cost}, %n ponto</numerusform>
            <numerusform>Gizmo genérico ({kind}), nível {level}, custa {cost}, %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} Gizmo, level {level}, costs {cost}, %n point(s)</source>
        <translation>
            <numerusform>Gizmo ({kind}), nível {level}, custa {cost}, %n ponto</numerusform>
            <numerusform>Gizmo ({kind}), nível {level}, custa {cost}, %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>a Starting Gizmo</source>
        <translation>uma Carta Gizmo Inicial</translation>
    </message>
    <message>
        <source>a level {level} Generic Gizmo</source>
        <translation>um Gizmo genérico de nível {level}</translation>
    </message>
    <message>
        <source>a level {level} {energy} Gizmo</source>
        <translation>um Gizmo de nível {level} ({energy})</translation>
    </message>
    <message>
        <source>File column, Starting Gizmo</source>
        <translation>Arquivar, Carta Gizmo Inicial</translation>
    </message>
    <message numerus="yes">
        <source>{kind} column, level {level}, %n point(s)</source>
        <translation>
            <numerusform>{kind}, nível {level}, %n ponto</numerusform>
            <numerusform>{kind}, nível {level}, %n pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceCurve</name>
    <message>
        <source>Chance to win after every turn</source>
        <translation>Chance de vencer depois de cada turno</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, Enter looks at the game there.</source>
        <translation>As setas vão de turno em turno; Enter mostra a partida ali.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Leave the guided game</source>
        <translation>Sair da partida guiada</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Skip part</source>
        <translation>Pular parte</translation>
    </message>
    <message>
        <source>Leaves out this part: what happens in it is done by itself.</source>
        <translation>Pula esta parte: o que acontece nela é feito automaticamente.</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Tela inicial</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jogar uma partida</translation>
    </message>
    <message>
        <source>Does it for you, and goes on.</source>
        <translation>Faz isso por você e continua.</translation>
    </message>
</context>
<context>
    <name>ComputerSheet</name>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Média de pontos</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Máximo de pontos</translation>
    </message>
    <message>
        <source>Computers among themselves</source>
        <translation>Computadores entre si</translation>
    </message>
    <message>
        <source>Every seat counts as a game.</source>
        <translation>Cada lugar conta como uma partida.</translation>
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
        <translation>Ficar</translation>
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
            <numerusform>Baralho de Nível %1, %n carta</numerusform>
            <numerusform>Baralho de Nível %1, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1
empty</source>
        <translation>Nível %1
vazio</translation>
    </message>
</context>
<context>
    <name>DialogFrame</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Dispenser</name>
    <message>
        <source>In the glass: Heat %1, Electric %2, Atomic %3, Battery %4</source>
        <translation>No Recipiente de Energia: Térmica %1, Elétrica %2, Atômica %3, Bateria %4</translation>
    </message>
    <message>
        <source>In the glass</source>
        <translation>No recipiente</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Tela inicial</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>How the chances went, where the game turned, what would have been better.</source>
        <translation>Como as chances evoluíram, onde a partida virou, o que teria sido melhor.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Sorteio %1</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Mudar os lugares</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mesmo sorteio de novo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
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
        <translation>Elétrica</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atômica</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Bateria</translation>
    </message>
    <message>
        <source>any Energy</source>
        <translation>qualquer Energia</translation>
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
            <numerusform>%n Elétrica</numerusform>
            <numerusform>%n Elétricas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Atomic</source>
        <translation>
            <numerusform>%n Atômica</numerusform>
            <numerusform>%n Atômicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Battery</source>
        <translation>
            <numerusform>%n Bateria</numerusform>
            <numerusform>%n Baterias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of any Energy</source>
        <translation>
            <numerusform>%n Energia qualquer</numerusform>
            <numerusform>%n Energias quaisquer</numerusform>
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
        <translation>Mostrar todos os Gizmos</translation>
    </message>
    <message>
        <source>All Gizmos are shown.</source>
        <translation>Todos os Gizmos são mostrados.</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>Nesta partida</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vistos</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Não vistos</translation>
    </message>
</context>
<context>
    <name>FullArchive</name>
    <message>
        <source>Archive</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisa</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>Espaço livre</translation>
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
        <translation>Nível 3</translation>
    </message>
    <message>
        <source>on Gizmos</source>
        <translation>nos Gizmos</translation>
    </message>
    <message>
        <source>tokens</source>
        <comment>victory point tokens</comment>
        <translation>fichas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anel</translation>
    </message>
    <message>
        <source>Last turn: none yet</source>
        <translation>Último turno: ainda nenhum</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>The Starting Gizmo of {name}</source>
        <translation>A Carta Gizmo Inicial de {name}</translation>
    </message>
    <message>
        <source>An active Gizmo of {name}</source>
        <translation>Um Gizmo ativo de {name}</translation>
    </message>
    <message>
        <source>Built by {name} in round {round}</source>
        <translation>Construído por {name} na rodada {round}</translation>
    </message>
    <message>
        <source>In the Archive of {name}</source>
        <translation>Na Pasta de {name}</translation>
    </message>
    <message>
        <source>In the Archive of {name} since round {round}</source>
        <translation>Na Pasta de {name} desde a rodada {round}</translation>
    </message>
    <message>
        <source>In the Display Area now</source>
        <translation>Agora na Área do Mostrador</translation>
    </message>
    <message>
        <source>In your hand: you have just drawn it</source>
        <translation>Na sua mão: você acabou de comprá-la</translation>
    </message>
    <message>
        <source>You have drawn it in a Research; it went back under the deck</source>
        <translation>Você a comprou ao Pesquisar; ela voltou para o fundo do baralho</translation>
    </message>
    <message>
        <source>Not seen yet: still in the deck</source>
        <translation>Ainda não vista: segue no baralho</translation>
    </message>
    <message>
        <source>Not seen yet: in the deck, or not in this game</source>
        <translation>Ainda não vista: no baralho ou fora desta partida</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Ainda não vista</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Fora desta partida</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nível {level}</translation>
    </message>
    <message>
        <source>Generic Gizmos</source>
        <translation>Gizmos genéricos</translation>
    </message>
    <message>
        <source>Goes to the {kind} column</source>
        <translation>Vai para a coluna {kind}</translation>
    </message>
    <message>
        <source>Starting Gizmo: one for each player</source>
        <translation>Carta Gizmo Inicial: uma para cada jogador</translation>
    </message>
    <message>
        <source>Level {level}: 36 Gizmos, each of them once</source>
        <translation>Nível {level}: 36 Gizmos, cada um uma vez</translation>
    </message>
    <message>
        <source>Number {id}</source>
        <translation>Número {id}</translation>
    </message>
    <message>
        <source>No Gizmo matches</source>
        <translation>Nenhum Gizmo corresponde</translation>
    </message>
    <message>
        <source>All {count} Gizmos</source>
        <translation>Todos os {count} Gizmos</translation>
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
        <translation>Como funciona</translation>
    </message>
</context>
<context>
    <name>GalleryScreen</name>
    <message>
        <source>Gallery</source>
        <translation>Galeria</translation>
    </message>
    <message>
        <source>Search the Gizmos</source>
        <translation>Buscar nos Gizmos</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>No game is chosen.</source>
        <translation>Nenhuma partida foi escolhida.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n ponto</numerusform>
            <numerusform>%1: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
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
        <translation>A folha de pontos desta partida</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Relatório…</translation>
    </message>
    <message>
        <source>Saves a problem report with this game</source>
        <translation>Salva um relatório de problema com esta partida</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
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
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Salvar uma cópia da partida</translation>
    </message>
    <message>
        <source>Save a problem report</source>
        <translation>Salvar um relatório de problema</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Arquivos zip (*.zip)</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Salvar as estatísticas</translation>
    </message>
    <message>
        <source>Gizmos statistics.csv</source>
        <translation>Estatísticas de Gizmos.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Substituir o arquivo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Keep the old file</source>
        <translation>Manter o arquivo antigo</translation>
    </message>
    <message>
        <source>Bring in a game</source>
        <translation>Importar uma partida</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Damaged game. %1 %2</source>
        <translation>Partida danificada. %1 %2</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Damaged game</source>
        <translation>Partida danificada</translation>
    </message>
</context>
<context>
    <name>GameMarks</name>
    <message>
        <source>Assisted</source>
        <translation>Assistida</translation>
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
        <translation>Rodada {round}, turno de {name}</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn. This game is not saved yet: it is lost when the program ends.</source>
        <translation>Rodada {round}, turno de {name}. Esta partida ainda não foi salva: ela se perde quando o programa terminar.</translation>
    </message>
    <message>
        <source>Round {round}, {name}&apos;s turn. The newest file was damaged: this is the moment before.</source>
        <translation>Rodada {round}, turno de {name}. O arquivo mais novo estava danificado: este é o momento anterior.</translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n point(s)</source>
        <translation>
            <numerusform>{name} venceu com %n ponto</numerusform>
            <numerusform>{name} venceu com %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after 100 rounds; {name} led with %n point(s)</source>
        <translation>
            <numerusform>Encerrada após 100 rodadas; {name} liderava com %n ponto</numerusform>
            <numerusform>Encerrada após 100 rodadas; {name} liderava com %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>agora mesmo</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>há %n minuto</numerusform>
            <numerusform>há %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>há %n hora</numerusform>
            <numerusform>há %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>há %n dia</numerusform>
            <numerusform>há %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>The game of {names} was removed.</source>
        <translation>A partida de {names} foi removida.</translation>
    </message>
    <message>
        <source>The damaged game was removed.</source>
        <translation>A partida danificada foi removida.</translation>
    </message>
    <message>
        <source>The game was saved as {file}.</source>
        <translation>A partida foi salva como {file}.</translation>
    </message>
    <message>
        <source>The game was added to your games.</source>
        <translation>A partida foi adicionada às suas partidas.</translation>
    </message>
    <message>
        <source>This game is among your games already; it was not added again.</source>
        <translation>Esta partida já está entre as suas; ela não foi adicionada de novo.</translation>
    </message>
    <message>
        <source>The report was saved as {file}. It holds the log, the settings and the game, but no names.</source>
        <translation>O relatório foi salvo como {file}. Ele contém o registro, as configurações e a partida, mas nenhum nome.</translation>
    </message>
    <message>
        <source>The newest file of this game was damaged; it goes on from the move before, and the damaged file is kept.</source>
        <translation>O arquivo mais novo desta partida estava danificado; ela continua da jogada anterior, e o arquivo danificado é mantido.</translation>
    </message>
    <message>
        <source>The folder of your games cannot be read; check its permissions.</source>
        <translation>A pasta das suas partidas não pode ser lida; verifique as permissões dela.</translation>
    </message>
    <message numerus="yes">
        <source>%n removed game(s) deleted for good.</source>
        <translation>
            <numerusform>%n partida removida foi apagada de vez.</numerusform>
            <numerusform>%n partidas removidas foram apagadas de vez.</numerusform>
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
        <translation>Não há partidas assim.</translation>
    </message>
    <message>
        <source>There are no games in the list. What you have removed is in the bin until it is emptied.</source>
        <translation>Não há partidas na lista. O que você removeu fica na lixeira até ela ser esvaziada.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play will stand here.</source>
        <translation>Nenhuma partida ainda. Toda partida que você jogar ficará aqui.</translation>
    </message>
    <message>
        <source>Every game is kept after each decision; nothing has to be saved.</source>
        <translation>Cada partida é guardada após cada decisão; não é preciso salvar nada.</translation>
    </message>
    <message>
        <source>Bring in a game…</source>
        <translation>Importar uma partida…</translation>
    </message>
    <message>
        <source>Which games are shown</source>
        <translation>Quais partidas são mostradas</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Todas: %1</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>Em andamento: %1</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Terminadas: %1</translation>
    </message>
    <message>
        <source>Damaged: %1</source>
        <translation>Danificadas: %1</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Esvaziar a lixeira…</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Esvaziar a lixeira?</translation>
    </message>
    <message>
        <source>The games that you have removed are gone for good then.</source>
        <translation>As partidas que você removeu serão perdidas de vez.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Esvaziar a lixeira</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Mantê-las</translation>
    </message>
</context>
<context>
    <name>GizmoCard</name>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivar</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>Passe o computador para %1</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 terminou</translation>
    </message>
    <message>
        <source>My turn!</source>
        <translation>Minha vez!</translation>
    </message>
    <message>
        <source>The table stays covered until %1 is here.</source>
        <translation>A mesa fica coberta até %1 chegar.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Eu sou %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
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
        <translation>No seu turno, faça uma coisa: Arquivar, Selecionar, Construir ou Pesquisar.</translation>
    </message>
    <message>
        <source>A click or Enter on a card shows it large, with what can be done with it. If you have chosen File or Build before, it is done at once.</source>
        <translation>Um clique ou Enter em uma carta a mostra grande, com o que pode ser feito com ela. Se você já escolheu Arquivar ou Construir, isso é feito na hora.</translation>
    </message>
    <message>
        <source>File puts a card of the display into your archive, to be built later.</source>
        <translation>Arquivar põe uma carta do Mostrador na sua Pasta, para ser construída depois.</translation>
    </message>
    <message>
        <source>Pick takes one energy sphere of the row into your ring.</source>
        <translation>Selecionar leva uma Esfera de Energia da Fila para o seu anel.</translation>
    </message>
    <message>
        <source>Build pays a card of the display or of your archive with spheres of its energy and makes it an active Gizmo.</source>
        <translation>Construir paga uma carta do Mostrador ou da sua Pasta com esferas da energia dela e faz dela um Gizmo ativo.</translation>
    </message>
    <message>
        <source>Research draws cards of one level; build or file one of them, the rest goes under the deck.</source>
        <translation>Pesquisar compra cartas de um nível; Construa ou Arquive uma delas, o resto vai para o fundo do baralho.</translation>
    </message>
    <message>
        <source>Active Gizmos are set off by what you do. One that glows can be used, once a turn, in any order. What it does may set off others.</source>
        <translation>Seus Gizmos são ativados pelo que você faz. Os que brilham podem ser usados, cada um uma vez por turno, em qualquer ordem. O que um faz pode ativar outros.</translation>
    </message>
    <message>
        <source>Converters change what your spheres count as while you pay. Upgrades raise your limits for good.</source>
        <translation>Conversores mudam o que suas esferas valem ao pagar. Melhorias aumentam seus limites pelo resto da partida.</translation>
    </message>
    <message>
        <source>A random sphere from the dispenser is no Pick and sets nothing off.</source>
        <translation>Pegar uma esfera aleatória do Recipiente não é Selecionar e não ativa nada.</translation>
    </message>
    <message>
        <source>Who has 16 active Gizmos or 4 of level 3 triggers the end; the round is played out, then the points are counted.</source>
        <translation>Quem tiver 16 Gizmos ativos ou 4 de nível 3 provoca o fim; a rodada é jogada até o fim e os pontos são contados.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next part of the screen; with Shift to the one before</source>
        <translation>para a próxima parte da tela; com Shift, para a anterior</translation>
    </message>
    <message>
        <source>within a part and to its neighbours</source>
        <translation>dentro de uma parte e para as vizinhas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>use what has the focus</source>
        <translation>usar o que está em foco</translation>
    </message>
    <message>
        <source>File, Pick, Build, Research; on a card F files it and B builds it</source>
        <translation>Arquivar, Selecionar, Construir, Pesquisar; em uma carta, F é Arquivar e B é Construir</translation>
    </message>
    <message>
        <source>use a Gizmo that is ready, or choose a payment</source>
        <translation>usar um Gizmo pronto ou escolher um pagamento</translation>
    </message>
    <message>
        <source>End turn, Skip, keep None</source>
        <translation>Encerrar turno, Pular, Devolver todas</translation>
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
        <translation>desfazer um passo, refazer</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Backspace</translation>
    </message>
    <message>
        <source>take back the last action or Gizmo, whole</source>
        <translation>desfazer a última ação ou o último Gizmo por inteiro</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>take back the whole turn</source>
        <translation>desfazer o turno inteiro</translation>
    </message>
    <message>
        <source>looking back at a game: one step back, one on, play or pause</source>
        <translation>ao rever uma partida: um passo atrás, um à frente, reproduzir ou pausar</translation>
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
        <translation>ao rever uma partida: um turno atrás, um à frente</translation>
    </message>
    <message>
        <source>your dashboard in full, those of the others</source>
        <translation>seu painel inteiro, os dos outros</translation>
    </message>
    <message>
        <source>open and close the log; the menu (M or F10)</source>
        <translation>abrir e fechar o registro; o menu (M ou F10)</translation>
    </message>
    <message>
        <source>a hint for your decision; again closes it</source>
        <translation>uma dica para a sua decisão; de novo, fecha a dica</translation>
    </message>
    <message>
        <source>look at the table under a payment or a Research, and come back</source>
        <translation>olhar a mesa por baixo de um pagamento ou de uma pesquisa, e voltar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel, close, back</source>
        <translation>cancelar, fechar, voltar</translation>
    </message>
    <message>
        <source>help (F1 on the table: the rules); full screen</source>
        <translation>ajuda (F1 na mesa: as regras); tela cheia</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>sound off, and on again</source>
        <translation>desliga e liga o som</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livro de regras</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Como é um turno</translation>
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
        <translation>Selecionar {energy}</translation>
    </message>
    <message>
        <source>Draw a random Energy Sphere</source>
        <translation>Pegar uma Esfera de Energia aleatória</translation>
    </message>
    <message>
        <source>File {gizmo}</source>
        <translation>Arquivar {gizmo}</translation>
    </message>
    <message>
        <source>Build {gizmo}</source>
        <translation>Construir {gizmo}</translation>
    </message>
    <message>
        <source>Research level {level}</source>
        <translation>Pesquisar nível {level}</translation>
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
        <translation>Devolver todas as cartas</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Abrir mão disso</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Encerrar o turno</translation>
    </message>
    <message>
        <source>Build {gizmo} for {spheres}</source>
        <translation>Construir {gizmo} por {spheres}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <comment>percent</comment>
        <translation>{number}%</translation>
    </message>
    <message numerus="yes">
        <source>{place}. {action}. Chance to win {win}, %n point(s) expected. {why}</source>
        <translation>
            <numerusform>{place}. {action}. Chance de vencer {win}, %n ponto esperado. {why}</numerusform>
            <numerusform>{place}. {action}. Chance de vencer {win}, %n pontos esperados. {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>It leads to a good position in the turns to come.</source>
        <translation>Isso leva a uma boa posição nos próximos turnos.</translation>
    </message>
    <message>
        <source>This Gizmo will work for you again and again until the end.</source>
        <translation>Este Gizmo vai trabalhar para você várias vezes até o fim.</translation>
    </message>
    <message>
        <source>This Converter makes the next Builds easier to pay for.</source>
        <translation>Este Conversor deixa as próximas construções mais fáceis de pagar.</translation>
    </message>
    <message>
        <source>This Upgrade pays off for the rest of the game.</source>
        <translation>Esta Melhoria compensa pelo resto da partida.</translation>
    </message>
    <message>
        <source>Nobody else can take the card from your Archive.</source>
        <translation>Ninguém mais pode pegar a carta da sua Pasta.</translation>
    </message>
    <message>
        <source>{name} could build this card in the next turn.</source>
        <translation>{name} poderia construir esta carta no próximo turno.</translation>
    </message>
    <message>
        <source>It lets you pay for {gizmo} next.</source>
        <translation>Isso permite pagar {gizmo} em seguida.</translation>
    </message>
    <message>
        <source>It is the last {energy} in the Energy Row.</source>
        <translation>É a última {energy} na Fila de Energia.</translation>
    </message>
    <message>
        <source>It adds {energy} to your ring.</source>
        <translation>Isso acrescenta {energy} ao seu anel.</translation>
    </message>
    <message>
        <source>Nothing else that is possible now helps you more.</source>
        <translation>Nenhuma outra opção ajuda você mais agora.</translation>
    </message>
    <message numerus="yes">
        <source>It sets off %n of your Gizmos.</source>
        <translation>
            <numerusform>Isso ativa %n dos seus Gizmos.</numerusform>
            <numerusform>Isso ativa %n dos seus Gizmos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see %n card(s), and may build or file one.</source>
        <translation>
            <numerusform>Você vê %n carta e pode construí-la ou arquivá-la.</numerusform>
            <numerusform>Você vê %n cartas e pode construir ou arquivar uma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n Victory Point(s) this turn.</source>
        <translation>
            <numerusform>Isso traz %n Ponto de Vitória neste turno.</numerusform>
            <numerusform>Isso traz %n Pontos de Vitória neste turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ring holds %n sphere(s) more after this turn.</source>
        <translation>
            <numerusform>Seu anel terá %n esfera a mais depois deste turno.</numerusform>
            <numerusform>Seu anel terá %n esferas a mais depois deste turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the game, %n point(s) ahead.</source>
        <translation>
            <numerusform>Com isso você vence a partida, com %n ponto de vantagem.</numerusform>
            <numerusform>Com isso você vence a partida, com %n pontos de vantagem.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the game on the tie-break.</source>
        <translation>Com isso você vence a partida no desempate.</translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round while you are %n point(s) ahead.</source>
        <translation>
            <numerusform>Isso inicia a última rodada com você %n ponto à frente.</numerusform>
            <numerusform>Isso inicia a última rodada com você %n pontos à frente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sets off the last round, though you are %n point(s) behind.</source>
        <translation>
            <numerusform>Isso inicia a última rodada, embora você esteja %n ponto atrás.</numerusform>
            <numerusform>Isso inicia a última rodada, embora você esteja %n pontos atrás.</numerusform>
        </translation>
    </message>
    <message>
        <source>It sets off the last round with nobody ahead of you.</source>
        <translation>Isso inicia a última rodada sem ninguém à sua frente.</translation>
    </message>
    <message>
        <source>The game will count as assisted: it is kept apart in the statistics. Hints know no more than you can see.</source>
        <translation>A partida contará como assistida: ela fica à parte nas estatísticas. As dicas não sabem mais do que você pode ver.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Chance to win, points at the end</source>
        <translation>Chance de vencer, pontos no fim</translation>
    </message>
    <message>
        <source>It hardly matters what you do here.</source>
        <translation>Aqui quase não importa o que você faz.</translation>
    </message>
    <message>
        <source>Thinking took too long. Nothing is lost: play on, or ask again.</source>
        <translation>O computador demorou demais para pensar. Nada se perdeu: continue jogando ou pergunte de novo.</translation>
    </message>
    <message>
        <source>There is no hint this time. Nothing is lost: play on, or ask again.</source>
        <translation>Desta vez não há dica. Nada se perdeu: continue jogando ou pergunte de novo.</translation>
    </message>
    <message>
        <source>Hints are for your own turn; {name} is to decide.</source>
        <translation>As dicas são para o seu turno; é {name} quem decide.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>As dicas são para o seu turno.</translation>
    </message>
    <message>
        <source>Hints are there again when the payment is done or left.</source>
        <translation>As dicas voltam quando o pagamento for feito ou cancelado.</translation>
    </message>
    <message>
        <source>In which order these cards go back hardly matters.</source>
        <translation>A ordem em que estas cartas voltam quase não importa.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Perguntar de novo</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazer isso</translation>
    </message>
    <message>
        <source>Stop thinking (Esc)</source>
        <translation>Parar de pensar (Esc)</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Fechar a dica (Esc)</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Upgrade</source>
        <translation>Melhoria</translation>
    </message>
    <message>
        <source>Converter</source>
        <translation>Conversor</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
</context>
<context>
    <name>LargeView</name>
    <message>
        <source>What the rules say (F1)</source>
        <translation>O que dizem as regras (F1)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Build the marked card.</source>
        <translation>Construa a carta marcada.</translation>
    </message>
    <message>
        <source>Welcome to Gizmos</source>
        <translation>Boas-vindas a Gizmos</translation>
    </message>
    <message>
        <source>You build Gizmos: small machines that set each other off. The most Victory Points win.</source>
        <translation>Você constrói Gizmos: pequenas máquinas que ativam umas às outras. Vence quem tiver mais Pontos de Vitória.</translation>
    </message>
    <message>
        <source>One action a turn</source>
        <translation>Uma ação por turno</translation>
    </message>
    <message>
        <source>In each turn you choose one of four actions: File, Pick, Build or Research. Try them all.</source>
        <translation>Em cada turno você escolhe uma de quatro ações: Arquivar, Selecionar, Construir ou Pesquisar. Experimente todas.</translation>
    </message>
    <message>
        <source>Energy Spheres pay for Gizmos. Six of them lie in the Energy Row.</source>
        <translation>Esferas de Energia pagam os Gizmos. Seis delas ficam na Fila de Energia.</translation>
    </message>
    <message>
        <source>Pick the marked sphere: {energy}.</source>
        <translation>Selecione a esfera marcada: {energy}.</translation>
    </message>
    <message>
        <source>This Gizmo costs {cost}, which is in your ring. It brings 1 Victory Point.</source>
        <translation>Este Gizmo custa {cost}, que está no seu anel. Ele dá 1 Ponto de Vitória.</translation>
    </message>
    <message>
        <source>Choose the marked card, then Build.</source>
        <translation>Escolha a carta marcada e depois Construir.</translation>
    </message>
    <message>
        <source>A filed card waits in your Archive: nobody else can take it. Keep this one for later.</source>
        <translation>Uma carta arquivada espera na sua Pasta: ninguém mais pode pegá-la. Guarde esta para depois.</translation>
    </message>
    <message>
        <source>Choose the marked card, then File.</source>
        <translation>Escolha a carta marcada e depois Arquivar.</translation>
    </message>
    <message>
        <source>Two Gizmos are ready</source>
        <translation>Dois Gizmos estão prontos</translation>
    </message>
    <message>
        <source>Filing has triggered both Gizmos of your File column. Each works once a turn.</source>
        <translation>Arquivar ativou os dois Gizmos da sua coluna Arquivar. Cada um funciona uma vez por turno.</translation>
    </message>
    <message>
        <source>Use the marked Gizmo: it draws a random sphere.</source>
        <translation>Use o Gizmo marcado: ele pega uma esfera aleatória.</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Mais um</translation>
    </message>
    <message>
        <source>The order is up to you. You may also do without a Gizmo and end the turn.</source>
        <translation>A ordem é sua. Você também pode abrir mão de um Gizmo e encerrar o turno.</translation>
    </message>
    <message>
        <source>Use the Gizmo that you have built: it lets you Pick.</source>
        <translation>Use o Gizmo que você construiu: ele deixa você Selecionar.</translation>
    </message>
    <message>
        <source>A Pick for free</source>
        <translation>Selecionar de graça</translation>
    </message>
    <message>
        <source>What a Gizmo lets you do is an action like any other.</source>
        <translation>O que um Gizmo deixa você fazer é uma ação como qualquer outra.</translation>
    </message>
    <message>
        <source>The next Gizmo</source>
        <translation>O próximo Gizmo</translation>
    </message>
    <message>
        <source>This one draws a sphere whenever you Pick {energy}. Soon it will be part of a chain.</source>
        <translation>Este pega uma esfera sempre que você Seleciona {energy}. Em breve fará parte de uma cadeia.</translation>
    </message>
    <message>
        <source>Research draws three cards of one level. You may build or file one of them.</source>
        <translation>Pesquisar compra três cartas de um nível. Você pode construir ou arquivar uma delas.</translation>
    </message>
    <message>
        <source>Choose the marked Level Deck.</source>
        <translation>Escolha o Baralho de Nível marcado.</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>Ficar com uma</translation>
    </message>
    <message>
        <source>This card is an Upgrade: it gives you more room for the rest of the game.</source>
        <translation>Esta carta é uma Melhoria: ela dá mais espaço pelo resto da partida.</translation>
    </message>
    <message>
        <source>The rest goes back</source>
        <translation>O resto volta</translation>
    </message>
    <message>
        <source>The other cards go under their deck, in any order you like.</source>
        <translation>As outras cartas vão para o fundo do baralho, na ordem que você preferir.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Pressione “{button}”.</translation>
    </message>
    <message>
        <source>Your ring now holds six spheres, and your Archive two cards.</source>
        <translation>Agora cabem seis esferas no seu anel e duas cartas na sua Pasta.</translation>
    </message>
    <message>
        <source>Use the marked Gizmo.</source>
        <translation>Use o Gizmo marcado.</translation>
    </message>
    <message>
        <source>A chain reaction</source>
        <translation>Uma reação em cadeia</translation>
    </message>
    <message>
        <source>Now your Gizmos work together. File once more, and one thing leads to another.</source>
        <translation>Agora seus Gizmos trabalham juntos. Arquive mais uma vez, e uma coisa leva a outra.</translation>
    </message>
    <message>
        <source>The first of three</source>
        <translation>O primeiro de três</translation>
    </message>
    <message>
        <source>The line above your Gizmos shows the chain, and what is ready to go on with.</source>
        <translation>A linha acima dos seus Gizmos mostra a cadeia e o que está pronto para continuar.</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>O segundo</translation>
    </message>
    <message>
        <source>This one lets you Pick, and a Pick can trigger more.</source>
        <translation>Este deixa você Selecionar, e Selecionar pode ativar mais.</translation>
    </message>
    <message>
        <source>The third</source>
        <translation>O terceiro</translation>
    </message>
    <message>
        <source>And on it goes</source>
        <translation>E assim continua</translation>
    </message>
    <message>
        <source>Your Pick Gizmo waits for a Pick of {energy}.</source>
        <translation>Seu Gizmo de Selecionar espera que você Selecione {energy}.</translation>
    </message>
    <message>
        <source>Triggered! One action brings you three spheres.</source>
        <translation>Ativado! Uma única ação traz três esferas.</translation>
    </message>
    <message>
        <source>A Converter helps you pay. This one lets {energy} count as any Energy.</source>
        <translation>Um Conversor ajuda você a pagar. Este faz {energy} contar como qualquer Energia.</translation>
    </message>
    <message>
        <source>From your Archive</source>
        <translation>Da sua Pasta</translation>
    </message>
    <message>
        <source>The card that you filed costs {cost}. You have {first} and {second}, and a Converter.</source>
        <translation>A carta que você arquivou custa {cost}. Você tem {first} e {second}, e um Conversor.</translation>
    </message>
    <message>
        <source>Build from your Archive</source>
        <translation>Construir da sua Pasta</translation>
    </message>
    <message>
        <source>With the Converter {first} counts as {second}: enough to pay.</source>
        <translation>Com o Conversor, {first} conta como {second}: o bastante para pagar.</translation>
    </message>
    <message>
        <source>The payment</source>
        <translation>O pagamento</translation>
    </message>
    <message>
        <source>What is on the left leaves your ring. On the right you see what it counts as.</source>
        <translation>O que está à esquerda sai do seu anel. À direita você vê o que isso vale.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Muito bem</translation>
    </message>
    <message>
        <source>Now you know all four actions. We leave out many rounds and go on near the end.</source>
        <translation>Agora você conhece as quatro ações. Pulamos muitas rodadas e seguimos perto do fim.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Como a partida termina</translation>
    </message>
    <message>
        <source>16 Gizmos of one player, or 4 of level 3, bring on the last round. You have 15.</source>
        <translation>16 Gizmos de um jogador, ou 4 de nível 3, trazem a última rodada. Você tem 15.</translation>
    </message>
    <message>
        <source>The last Gizmo</source>
        <translation>O último Gizmo</translation>
    </message>
    <message>
        <source>Your next Gizmo brings on the end. {name} still has a turn after yours.</source>
        <translation>Seu próximo Gizmo traz o fim. {name} ainda tem um turno depois do seu.</translation>
    </message>
    <message>
        <source>Build the marked card in your Archive.</source>
        <translation>Construa a carta marcada na sua Pasta.</translation>
    </message>
    <message>
        <source>One more point</source>
        <translation>Mais um ponto</translation>
    </message>
    <message>
        <source>Some Gizmos bring Victory Points when they are triggered.</source>
        <translation>Alguns Gizmos dão Pontos de Vitória quando são ativados.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>A pontuação</translation>
    </message>
    <message>
        <source>Gizmos: {gizmos}, tokens: {tokens}, in all {total} points. {name} has {rival}: you win!</source>
        <translation>Gizmos: {gizmos}, fichas: {tokens}, ao todo {total} pontos. {name} tem {rival}: você venceu!</translation>
    </message>
    <message>
        <source>You can play Gizmos</source>
        <translation>Você já sabe jogar Gizmos</translation>
    </message>
    <message>
        <source>Point at a card to read it large. F1 opens help and rules at any time.</source>
        <translation>Aponte para uma carta para lê-la grande. F1 abre a ajuda e as regras a qualquer momento.</translation>
    </message>
    <message>
        <source>One moment: press “{button}” first.</source>
        <translation>Um momento: pressione “{button}” primeiro.</translation>
    </message>
    <message>
        <source>That works too, later. Now try what is marked.</source>
        <translation>Isso também funciona, mais tarde. Agora experimente o que está marcado.</translation>
    </message>
    <message>
        <source>Hints are for real games. Here “{button}” does it for you.</source>
        <translation>As dicas são para as partidas de verdade. Aqui, “{button}” faz isso por você.</translation>
    </message>
    <message>
        <source>Hints are for real games. Here “{button}” goes on.</source>
        <translation>As dicas são para as partidas de verdade. Aqui, “{button}” continua.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Part {part} of {parts}</source>
        <translation>Parte {part} de {parts}</translation>
    </message>
    <message>
        <source>Continue learning</source>
        <translation>Continuar aprendendo</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jogar</translation>
    </message>
    <message>
        <source>A guided first game</source>
        <translation>Uma primeira partida guiada</translation>
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
        <translation>Faz-tudo</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Engenheiro</translation>
    </message>
    <message>
        <source>Inventor</source>
        <translation>Inventor</translation>
    </message>
    <message>
        <source>Genius</source>
        <translation>Gênio</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatório</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Guloso</translation>
    </message>
    <message>
        <source>Sees this turn only and makes mistakes</source>
        <translation>Só vê este turno e comete erros</translation>
    </message>
    <message>
        <source>Takes what looks best this turn</source>
        <translation>Pega o que parece melhor neste turno</translation>
    </message>
    <message>
        <source>Builds well, but not always the best</source>
        <translation>Constrói bem, mas nem sempre o melhor</translation>
    </message>
    <message>
        <source>Knows what every Gizmo is worth</source>
        <translation>Sabe quanto vale cada Gizmo</translation>
    </message>
    <message>
        <source>Thinks ahead and is hard to beat</source>
        <translation>Pensa adiante e é difícil de vencer</translation>
    </message>
    <message>
        <source>No preference</source>
        <translation>Sem preferência</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Construtor</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>Arquivista</translation>
    </message>
    <message>
        <source>Researcher</source>
        <translation>Pesquisador</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Apressado</translation>
    </message>
    <message>
        <source>Likes nothing better than winning</source>
        <translation>Só pensa em vencer</translation>
    </message>
    <message>
        <source>Likes to Build, and large Gizmos</source>
        <translation>Gosta de Construir e de Gizmos grandes</translation>
    </message>
    <message>
        <source>Likes to File cards</source>
        <translation>Gosta de Arquivar cartas</translation>
    </message>
    <message>
        <source>Likes Research and upgrades</source>
        <translation>Gosta de Pesquisar e de Melhorias</translation>
    </message>
    <message>
        <source>Hurries to the end of the game</source>
        <translation>Tem pressa de chegar ao fim do jogo</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computador, {level}</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{first} and {last}</source>
        <comment>the last two of a list</comment>
        <translation>{first} e {last}</translation>
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
        <translation>{name} Selecionou {energies}</translation>
    </message>
    <message>
        <source>{name} drew {energies} at random</source>
        <translation>{name} pegou {energies} ao acaso</translation>
    </message>
    <message>
        <source>{name} filed {gizmo} from a Research</source>
        <translation>{name} Arquivou {gizmo} ao Pesquisar</translation>
    </message>
    <message>
        <source>{name} filed {gizmo}</source>
        <translation>{name} Arquivou {gizmo}</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n card(s) of level {level}</source>
        <translation>
            <numerusform>{name} comprou %n carta de nível {level}</numerusform>
            <numerusform>{name} comprou %n cartas de nível {level}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} put %n card(s) under the deck of level {level}</source>
        <translation>
            <numerusform>{name} devolveu %n carta ao fundo do baralho de nível {level}</numerusform>
            <numerusform>{name} devolveu %n cartas ao fundo do baralho de nível {level}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} kept none of the cards</source>
        <translation>{name} não ficou com nenhuma das cartas</translation>
    </message>
    <message numerus="yes">
        <source>{name} gained %n Victory Point(s)</source>
        <translation>
            <numerusform>{name} ganhou %n Ponto de Vitória</numerusform>
            <numerusform>{name} ganhou %n Pontos de Vitória</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {gizmo} from the Archive for free</source>
        <translation>{name} Construiu {gizmo} da Pasta de graça</translation>
    </message>
    <message>
        <source>{name} built {gizmo} from a Research for free</source>
        <translation>{name} Construiu {gizmo} ao Pesquisar, de graça</translation>
    </message>
    <message>
        <source>{name} built {gizmo} for free</source>
        <translation>{name} Construiu {gizmo} de graça</translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from the Archive for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} Construiu {gizmo} da Pasta por {spheres} com %n Conversor</numerusform>
            <numerusform>{name} Construiu {gizmo} da Pasta por {spheres} com %n Conversores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} from a Research for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} Construiu {gizmo} ao Pesquisar por {spheres} com %n Conversor</numerusform>
            <numerusform>{name} Construiu {gizmo} ao Pesquisar por {spheres} com %n Conversores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} built {gizmo} for {spheres} with %n Converter(s)</source>
        <translation>
            <numerusform>{name} Construiu {gizmo} por {spheres} com %n Conversor</numerusform>
            <numerusform>{name} Construiu {gizmo} por {spheres} com %n Conversores</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {gizmo} from the Archive for {spheres}</source>
        <translation>{name} Construiu {gizmo} da Pasta por {spheres}</translation>
    </message>
    <message>
        <source>{name} built {gizmo} from a Research for {spheres}</source>
        <translation>{name} Construiu {gizmo} ao Pesquisar por {spheres}</translation>
    </message>
    <message>
        <source>{name} built {gizmo} for {spheres}</source>
        <translation>{name} Construiu {gizmo} por {spheres}</translation>
    </message>
    <message>
        <source>{name} did without the rest of an effect</source>
        <translation>{name} abriu mão do resto de um efeito</translation>
    </message>
    <message numerus="yes">
        <source>{name} has no room left: %n sphere(s) of an effect lost</source>
        <translation>
            <numerusform>{name} não tem mais espaço: %n esfera de um efeito perdida</numerusform>
            <numerusform>{name} não tem mais espaço: %n esferas de um efeito perdidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} had to pass: no action was possible</source>
        <translation>{name} teve que passar: nenhuma ação era possível</translation>
    </message>
    <message>
        <source>{name} has set off the last round</source>
        <translation>{name} iniciou a última rodada</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>{name} took too long to decide; a legal move was put in its place</source>
        <translation>{name} demorou demais para decidir; uma jogada válida foi usada no lugar</translation>
    </message>
    <message>
        <source>{name} crashed while deciding; a legal move was put in its place</source>
        <translation>{name} falhou ao decidir; uma jogada válida foi usada no lugar</translation>
    </message>
    <message>
        <source>{name} decided something that is not allowed; a legal move was put in its place</source>
        <translation>{name} decidiu algo que não é permitido; uma jogada válida foi usada no lugar</translation>
    </message>
    <message>
        <source>{name} failed to decide; a legal move was put in its place</source>
        <translation>{name} não conseguiu decidir; uma jogada válida foi usada no lugar</translation>
    </message>
    <message>
        <source>Round {round}, {name}</source>
        <translation>Rodada {round}, {name}</translation>
    </message>
    <message numerus="yes">
        <source>Last turn: a chain of %n step(s)</source>
        <translation>
            <numerusform>Último turno: cadeia de %n passo</numerusform>
            <numerusform>Último turno: cadeia de %n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message numerus="yes">
        <source>{name} leads with %n point(s)</source>
        <translation>
            <numerusform>{name} lidera com %n ponto</numerusform>
            <numerusform>{name} lidera com %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lead with %n point(s)</source>
        <translation>
            <numerusform>Vários lideram com %n ponto</numerusform>
            <numerusform>Vários lideram com %n pontos</numerusform>
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
        <translation>Fechar o registro</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
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
        <translation>Sair e perder o que não foi salvo?</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Sair mesmo assim</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
</context>
<context>
    <name>MenuPanel</name>
    <message>
        <source>Keys and help</source>
        <translation>Teclas e ajuda</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Gallery of Gizmos</source>
        <translation>Galeria de Gizmos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Look back at this game</source>
        <translation>Rever esta partida</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Relatar um problema…</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Sair do replay</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <translation>Nada aconteceu nesta partida ainda.</translation>
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
        <translation>Elétrica</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atômica</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Bateria</translation>
    </message>
    <message>
        <source>any energy</source>
        <translation>qualquer Energia</translation>
    </message>
    <message>
        <source>random energy</source>
        <translation>Energia aleatória</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nível %1</translation>
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
        <translation>Espaço</translation>
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
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>2 to 4 seats, persons and computers in any mix</source>
        <translation>De 2 a 4 lugares, pessoas e computadores à vontade</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>2 to 4 seats, in the order of play</source>
        <translation>De 2 a 4 lugares, na ordem de jogo</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Jogador Inicial</translation>
    </message>
    <message>
        <source>First player, draw lots or number of the seat</source>
        <translation>Jogador Inicial, sorteio ou número do lugar</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>Jogadas podem ser desfeitas</translation>
    </message>
    <message>
        <source>Until a reveal</source>
        <translation>Até uma revelação</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>How far decisions can be taken back</source>
        <translation>Até onde as decisões podem ser desfeitas</translation>
    </message>
    <message>
        <source>Next sphere can be seen</source>
        <translation>Próxima esfera visível</translation>
    </message>
    <message>
        <source>All see which energy sphere will roll into the row next.</source>
        <translation>Todos veem qual Esfera de Energia vai rolar para a Fila a seguir.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
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
        <translation>Imediata</translation>
    </message>
    <message>
        <source>Speed of the computer&apos;s moves</source>
        <translation>Velocidade das jogadas do computador</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número do sorteio</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatório</translation>
    </message>
    <message>
        <source>Draw a number; the same one gives the same cards and spheres again</source>
        <translation>Sorteie um número; o mesmo número dá as mesmas cartas e esferas</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Iniciar a partida</translation>
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
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>2 to 4 seats, persons and computers in any mix</source>
        <translation>De 2 a 4 lugares, pessoas e computadores à vontade</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>The sound is on.</source>
        <translation>O som está ligado.</translation>
    </message>
    <message>
        <source>The sound is off. Ctrl+M turns it on.</source>
        <translation>O som está desligado. Ctrl+M o liga.</translation>
    </message>
    <message>
        <source>{name} could not decide; a legal move was put in its place. The log says more.</source>
        <translation>{name} não conseguiu decidir; uma jogada válida foi usada no lugar. O registro diz mais.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the message</source>
        <translation>Fechar a mensagem</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Gizmos with a glowing edge are ready. Use them in any order, each once a turn.</source>
        <translation>Gizmos com borda brilhante estão prontos. Use-os em qualquer ordem, cada um uma vez por turno.</translation>
    </message>
    <message>
        <source>You need not use them all: “{button}” asks first if something is still ready.</source>
        <translation>Você não precisa usar todos: “{button}” pergunta antes se algo ainda estiver pronto.</translation>
    </message>
    <message>
        <source>The last round: this is your last turn. Only Victory Points count now.</source>
        <translation>A última rodada: este é o seu último turno. Agora só contam Pontos de Vitória.</translation>
    </message>
    <message>
        <source>You can pay for this Gizmo, because your Converters work for you while you pay.</source>
        <translation>Você pode pagar este Gizmo, porque seus Conversores trabalham para você ao pagar.</translation>
    </message>
    <message>
        <source>Your Archive is full. Build a card from it before you File the next one.</source>
        <translation>Sua Pasta está cheia. Construa uma carta dela antes de Arquivar a próxima.</translation>
    </message>
    <message>
        <source>Your ring is almost full, and spheres without a place are lost. Time to Build?</source>
        <translation>Seu anel está quase cheio, e esferas sem lugar se perdem. Hora de Construir?</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to build? {action} shows you %n card(s), and you may build or file one.</source>
        <translation>
            <numerusform>Nada para construir? {action} mostra %n carta, e você pode construí-la ou arquivá-la.</numerusform>
            <numerusform>Nada para construir? {action} mostra %n cartas, e você pode construir ou arquivar uma.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sphere in the chute rolls into the row next. Nobody draws it at random.</source>
        <translation>A próxima esfera visível rola em seguida para a Fila. Ninguém a pega ao acaso.</translation>
    </message>
</context>
<context>
    <name>NudgeBubble</name>
    <message>
        <source>Close the tip (Esc)</source>
        <translation>Fechar a orientação (Esc)</translation>
    </message>
</context>
<context>
    <name>OpponentPanel</name>
    <message>
        <source>%1&apos;s dashboard</source>
        <translation>Painel de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), %1 of 16 Gizmos, %2 of 4 of level 3, %3 of %4 spheres in the ring, %5 of %6 cards in the archive, research %7</source>
        <translation>
            <numerusform>%n ponto, %1 de 16 Gizmos, %2 de 4 de nível 3, %3 de %4 esferas no anel, %5 de %6 cartas na Pasta, Pesquisa %7</numerusform>
            <numerusform>%n pontos, %1 de 16 Gizmos, %2 de 4 de nível 3, %3 de %4 esferas no anel, %5 de %6 cartas na Pasta, Pesquisa %7</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive %1/%2</source>
        <translation>Pasta %1/%2</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisa</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Order of the rest</source>
        <translation>Ordem do resto</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Posição %1 de %2</translation>
    </message>
    <message>
        <source>goes under first</source>
        <translation>vai primeiro para o fundo</translation>
    </message>
    <message>
        <source>becomes the bottom card</source>
        <translation>fica embaixo de todas</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover para a esquerda</translation>
    </message>
    <message>
        <source>It is the first card already.</source>
        <translation>Já é a primeira carta.</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover para a direita</translation>
    </message>
    <message>
        <source>It is the last card already.</source>
        <translation>Já é a última carta.</translation>
    </message>
    <message>
        <source>The left card goes under the deck first</source>
        <translation>A carta da esquerda vai primeiro para o fundo do baralho</translation>
    </message>
</context>
<context>
    <name>OwnDashboard</name>
    <message>
        <source>Own dashboard, large</source>
        <translation>Seu painel, ampliado</translation>
    </message>
    <message>
        <source>%1 of %2 spheres in the ring</source>
        <translation>%1 de %2 esferas no anel</translation>
    </message>
    <message>
        <source>left</source>
        <translation>resto</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anel</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Leave the game?</source>
        <translation>Sair da partida?</translation>
    </message>
    <message>
        <source>Your game is saved as it is now. Continue it from the start screen at any time.</source>
        <translation>Sua partida está salva como está agora. Continue-a pela tela inicial quando quiser.</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>Nada foi decidido nesta partida ainda.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
</context>
<context>
    <name>Pay</name>
    <message>
        <source>Build for {cost}, {full} without the discount</source>
        <translation>Construir por {cost}, {full} sem o desconto</translation>
    </message>
    <message>
        <source>Build for {cost}</source>
        <translation>Construir por {cost}</translation>
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
        <translation>Nenhuma esfera sai do seu anel</translation>
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
            <numerusform>Gasta {spheres} e usa %n Conversor neste turno</numerusform>
            <numerusform>Gasta {spheres} e usa %n Conversores neste turno</numerusform>
        </translation>
    </message>
    <message>
        <source>Spends {spheres} and no Converter</source>
        <translation>Gasta {spheres} e nenhum Conversor</translation>
    </message>
    <message>
        <source>Keeps what you need</source>
        <translation>Guarda o que você precisa</translation>
    </message>
    <message>
        <source>Leaves {energies} for your Archive</source>
        <translation>Deixa {energies} para a sua Pasta</translation>
    </message>
    <message>
        <source>Fewest spheres</source>
        <translation>Menos esferas</translation>
    </message>
    <message numerus="yes">
        <source>Takes only %n sphere(s) out of your ring</source>
        <translation>
            <numerusform>Tira só %n esfera do seu anel</numerusform>
            <numerusform>Tira só %n esferas do seu anel</numerusform>
        </translation>
    </message>
    <message>
        <source>Without Converters</source>
        <translation>Sem Conversores</translation>
    </message>
    <message>
        <source>All your Converters still work this turn</source>
        <translation>Todos os seus Conversores ainda funcionam neste turno</translation>
    </message>
    <message>
        <source>Saves Converters</source>
        <translation>Poupa Conversores</translation>
    </message>
    <message numerus="yes">
        <source>Uses up no more than %n Converter(s)</source>
        <translation>
            <numerusform>Usa só %n Conversor</numerusform>
            <numerusform>Usa só %n Conversores</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps variety</source>
        <translation>Mantém a variedade</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n kind(s) of Energy in your ring</source>
        <translation>
            <numerusform>Deixa %n tipo de Energia no seu anel</numerusform>
            <numerusform>Deixa %n tipos de Energia no seu anel</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes room</source>
        <translation>Abre espaço</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n, more than it has to</source>
        <translation>
            <numerusform>Paga %n, mais do que precisa</numerusform>
            <numerusform>Paga %n, mais do que precisa</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps {energy}</source>
        <translation>Guarda {energy}</translation>
    </message>
    <message>
        <source>Leaves {energies} in your ring</source>
        <translation>Deixa {energies} no seu anel</translation>
    </message>
    <message>
        <source>The only way</source>
        <translation>A única forma</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Outra forma</translation>
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
        <translation>%1 pelos Conversores conta como %2</translation>
    </message>
    <message>
        <source>%1 as it is</source>
        <translation>%1 sem mudança</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>sem mudança</translation>
    </message>
</context>
<context>
    <name>PayOption</name>
    <message>
        <source>Nothing leaves the ring.</source>
        <translation>Nada sai do anel.</translation>
    </message>
    <message>
        <source>Spends %1.</source>
        <translation>Gasta %1.</translation>
    </message>
    <message>
        <source>Nothing stays.</source>
        <translation>Não fica nada.</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <translation>Fica: %1.</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>fica</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>From your ring</source>
        <translation>Do seu anel</translation>
    </message>
    <message>
        <source>Converters at work</source>
        <translation>Conversores em uso</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Conta como</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Used this turn.</source>
        <translation>Usado neste turno.</translation>
    </message>
    <message>
        <source>At work in this payment.</source>
        <translation>Em uso neste pagamento.</translation>
    </message>
    <message>
        <source>Ready to be used.</source>
        <translation>Pronto para usar.</translation>
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
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Média de pontos</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Máximo de pontos</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Maior cadeia</translation>
    </message>
    <message>
        <source>Built most often</source>
        <translation>Mais construído</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Por adversários</translation>
    </message>
    <message>
        <source>By number of seats</source>
        <translation>Por número de lugares</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>%1º lugar: %2, %n ponto</numerusform>
            <numerusform>%1º lugar: %2, %n pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message numerus="yes">
        <source>Building it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>Construí-lo ativa %n dos seus Gizmos</numerusform>
            <numerusform>Construí-lo ativa %n dos seus Gizmos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filing it sets off %n of your Gizmos</source>
        <translation>
            <numerusform>Arquivá-lo ativa %n dos seus Gizmos</numerusform>
            <numerusform>Arquivá-lo ativa %n dos seus Gizmos</numerusform>
        </translation>
    </message>
    <message>
        <source>Active Gizmo of {name}</source>
        <translation>Gizmo ativo de {name}</translation>
    </message>
    <message>
        <source>In the Archive of {name}</source>
        <translation>Na Pasta de {name}</translation>
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
        <translation>{name} está jogando</translation>
    </message>
    <message>
        <source>You can look around meanwhile</source>
        <translation>Enquanto isso, você pode olhar tudo</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>Agora é a vez de {name}</translation>
    </message>
    <message>
        <source>Your turn is over; the table is covered in a moment</source>
        <translation>Seu turno acabou; a mesa será coberta em instantes</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passe o computador para {name}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>{name} is to decide</source>
        <translation>{name} decide agora</translation>
    </message>
    <message>
        <source>This is a replay</source>
        <translation>Este é um replay</translation>
    </message>
    <message>
        <source>Your last turn</source>
        <translation>Seu último turno</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Seu turno</translation>
    </message>
    <message>
        <source>Choose a card to File</source>
        <translation>Escolha uma carta para Arquivar</translation>
    </message>
    <message>
        <source>Choose a sphere to Pick</source>
        <translation>Escolha uma esfera para Selecionar</translation>
    </message>
    <message>
        <source>Choose a Gizmo to Build</source>
        <translation>Escolha um Gizmo para Construir</translation>
    </message>
    <message>
        <source>Choose a deck to Research</source>
        <translation>Escolha um baralho para Pesquisar</translation>
    </message>
    <message>
        <source>Choose one action</source>
        <translation>Escolha uma ação</translation>
    </message>
    <message>
        <source>No action is possible: you have to pass</source>
        <translation>Nenhuma ação é possível: você tem que passar</translation>
    </message>
    <message numerus="yes">
        <source>%n Gizmo(s) ready</source>
        <translation>
            <numerusform>%n Gizmo pronto</numerusform>
            <numerusform>%n Gizmos prontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting: {reason}</source>
        <translation>
            <numerusform>mais %n em espera: {reason}</numerusform>
            <numerusform>mais %n em espera: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting, each for its own reason</source>
        <translation>
            <numerusform>mais %n em espera, cada um por um motivo</numerusform>
            <numerusform>mais %n em espera, cada um por um motivo</numerusform>
        </translation>
    </message>
    <message>
        <source>Use them in any order, or end the turn</source>
        <translation>Use-os em qualquer ordem ou encerre o turno</translation>
    </message>
    <message>
        <source>Step {number} of {count}; you may skip the rest</source>
        <translation>Passo {number} de {count}; você pode pular o resto</translation>
    </message>
    <message>
        <source>You may skip it</source>
        <translation>Você pode pular</translation>
    </message>
    <message>
        <source>Pick an Energy Sphere</source>
        <translation>Selecione uma Esfera de Energia</translation>
    </message>
    <message>
        <source>Draw another random sphere?</source>
        <translation>Pegar outra esfera aleatória?</translation>
    </message>
    <message>
        <source>File a card of the display</source>
        <translation>Arquive uma carta do Mostrador</translation>
    </message>
    <message>
        <source>Build a level 1 Gizmo for free</source>
        <translation>Construa um Gizmo de nível 1 de graça</translation>
    </message>
    <message>
        <source>Research a Level Deck</source>
        <translation>Pesquise um Baralho de Nível</translation>
    </message>
    <message>
        <source>The best payment is chosen for you</source>
        <translation>O melhor pagamento já está escolhido</translation>
    </message>
    <message>
        <source>Another payment than the best is chosen</source>
        <translation>Foi escolhido outro pagamento, não o melhor</translation>
    </message>
    <message>
        <source>Pay {cost}</source>
        <translation>Pagar {cost}</translation>
    </message>
    <message>
        <source>Build one or keep none</source>
        <translation>Construa uma ou nenhuma</translation>
    </message>
    <message>
        <source>Keep one or none</source>
        <translation>Fique com uma ou nenhuma</translation>
    </message>
    <message>
        <source>Build it, File it, or put all back</source>
        <translation>Construa, Arquive ou devolva todas</translation>
    </message>
    <message numerus="yes">
        <source>Put %n card(s) back</source>
        <translation>
            <numerusform>Devolva %n carta</numerusform>
            <numerusform>Devolva %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>They go under the deck from left to right: the last one becomes the bottom card</source>
        <translation>Vão para o fundo, da esquerda para a direita; a última fica embaixo</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Your Energy Storage Ring is full.</source>
        <translation>Seu Anel de Energia está cheio.</translation>
    </message>
    <message>
        <source>Your Archive is full.</source>
        <translation>Sua Pasta está cheia.</translation>
    </message>
    <message>
        <source>One of your Gizmos forbids you to File.</source>
        <translation>Um dos seus Gizmos proíbe você de Arquivar.</translation>
    </message>
    <message>
        <source>One of your Gizmos forbids you to Research.</source>
        <translation>Um dos seus Gizmos proíbe você de Pesquisar.</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>Não há carta para pegar.</translation>
    </message>
    <message>
        <source>There is no sphere to take.</source>
        <translation>Não há esfera para pegar.</translation>
    </message>
    <message>
        <source>There is no level 1 Gizmo to build.</source>
        <translation>Não há Gizmo de nível 1 para Construir.</translation>
    </message>
    <message>
        <source>You cannot pay for any Gizmo.</source>
        <translation>Você não pode pagar nenhum Gizmo.</translation>
    </message>
    <message>
        <source>All Level Decks are empty.</source>
        <translation>Todos os Baralhos de Nível estão vazios.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é o seu turno.</translation>
    </message>
    <message>
        <source>That is not to be decided now.</source>
        <translation>Isso não se decide agora.</translation>
    </message>
    <message>
        <source>Ring full</source>
        <translation>Anel cheio</translation>
    </message>
    <message>
        <source>Archive full</source>
        <translation>Pasta cheia</translation>
    </message>
    <message>
        <source>No File</source>
        <translation>Não pode Arquivar</translation>
    </message>
    <message>
        <source>No Research</source>
        <translation>Não pode Pesquisar</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Sem carta</translation>
    </message>
    <message>
        <source>No sphere</source>
        <translation>Sem esfera</translation>
    </message>
    <message>
        <source>No level 1 card</source>
        <translation>Sem carta de nível 1</translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation>Caro demais</translation>
    </message>
    <message>
        <source>Decks empty</source>
        <translation>Baralhos vazios</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message numerus="yes">
        <source>You are %n sphere(s) short of the cost.</source>
        <translation>
            <numerusform>Falta %n esfera para o custo.</numerusform>
            <numerusform>Faltam %n esferas para o custo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a replay; play on from here to decide anything.</source>
        <translation>Este é um replay; continue daqui para decidir algo.</translation>
    </message>
    <message>
        <source>This Level Deck is empty.</source>
        <translation>Este Baralho de Nível está vazio.</translation>
    </message>
    <message>
        <source>Only a level 1 Gizmo can be built for free now.</source>
        <translation>Só um Gizmo de nível 1 pode ser Construído de graça agora.</translation>
    </message>
    <message>
        <source>A card is to be filed now.</source>
        <translation>Agora é para Arquivar uma carta.</translation>
    </message>
    <message>
        <source>A sphere is to be picked now.</source>
        <translation>Agora é para Selecionar uma esfera.</translation>
    </message>
    <message>
        <source>A Gizmo is to be built now.</source>
        <translation>Agora é para Construir um Gizmo.</translation>
    </message>
    <message>
        <source>A Level Deck is to be researched now.</source>
        <translation>Agora é para Pesquisar um Baralho de Nível.</translation>
    </message>
    <message>
        <source>A sphere is to be drawn now.</source>
        <translation>Agora é para pegar uma esfera aleatória.</translation>
    </message>
    <message>
        <source>The drawn cards come first.</source>
        <translation>Primeiro, as cartas compradas.</translation>
    </message>
    <message>
        <source>The action of this turn is done; use Gizmos or end the turn.</source>
        <translation>A ação deste turno já foi feita; use Gizmos ou encerre o turno.</translation>
    </message>
    <message>
        <source>The payment comes first.</source>
        <translation>Primeiro, o pagamento.</translation>
    </message>
    <message>
        <source>{name} is to decide.</source>
        <translation>{name} decide agora.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>This card is in your Archive already.</source>
        <translation>Esta carta já está na sua Pasta.</translation>
    </message>
    <message>
        <source>This card belongs to another player.</source>
        <translation>Esta carta é de outro jogador.</translation>
    </message>
    <message>
        <source>Nothing has triggered this Gizmo this turn.</source>
        <translation>Nada ativou este Gizmo neste turno.</translation>
    </message>
    <message>
        <source>This Gizmo has been used this turn.</source>
        <translation>Este Gizmo já foi usado neste turno.</translation>
    </message>
    <message>
        <source>This Gizmo is ready to be used.</source>
        <translation>Este Gizmo está pronto para usar.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, {name}</source>
        <translation>Rodada {round}, {name}</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>O fim da partida</translation>
    </message>
    <message>
        <source>Where the game stands now</source>
        <translation>Onde a partida está agora</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>O começo da partida</translation>
    </message>
    <message>
        <source>The game is over at this moment; go back to play on.</source>
        <translation>Neste momento a partida acabou; volte para continuar.</translation>
    </message>
    <message>
        <source>The same players</source>
        <translation>Os mesmos jogadores</translation>
    </message>
    <message>
        <source>Persons on all seats</source>
        <translation>Pessoas em todos os lugares</translation>
    </message>
    <message>
        <source>You play {name}, computers play the others</source>
        <translation>Você joga por {name}; computadores, pelos outros</translation>
    </message>
    <message>
        <source>This is a new game from that moment; the old one stays as it was.</source>
        <translation>Esta é uma nova partida a partir daquele momento; a antiga fica como estava.</translation>
    </message>
    <message>
        <source>This is a new game from that moment, with all hidden cards dealt anew; the old one stays as it was.</source>
        <translation>Esta é uma nova partida a partir daquele momento, com todas as cartas ocultas sorteadas de novo; a antiga fica como estava.</translation>
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
        <translation>Replay</translation>
    </message>
    <message>
        <source>Look from the seat of %1</source>
        <translation>Ver do lugar de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Moment of the game, by rounds</source>
        <translation>Momento da partida, por rodadas</translation>
    </message>
    <message>
        <source>One turn back (Ctrl+←)</source>
        <translation>Um turno atrás (Ctrl+←)</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Este é o começo.</translation>
    </message>
    <message>
        <source>One step back (,)</source>
        <translation>Um passo atrás (,)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Nothing has happened in this game yet.</source>
        <translation>Nada aconteceu nesta partida ainda.</translation>
    </message>
    <message>
        <source>One step on (.)</source>
        <translation>Um passo à frente (.)</translation>
    </message>
    <message>
        <source>This is the last moment.</source>
        <translation>Este é o último momento.</translation>
    </message>
    <message>
        <source>One turn on (Ctrl+→)</source>
        <translation>Um turno à frente (Ctrl+→)</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidade do replay</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Resultado da partida</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Análise da partida</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Sair do replay (Esc)</translation>
    </message>
</context>
<context>
    <name>Research</name>
    <message numerus="yes">
        <source>Research level {level}: %n card(s) drawn</source>
        <translation>
            <numerusform>Pesquisar nível {level}: %n carta comprada</numerusform>
            <numerusform>Pesquisar nível {level}: %n cartas compradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of the rest</source>
        <translation>Ordem do resto</translation>
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
        <translation>As setas movem, B Constrói, F Arquiva, N devolve todas.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 can be paid for now.</source>
        <translation>
            <numerusform>%n de %1 pode ser paga agora.</numerusform>
            <numerusform>%n de %1 podem ser pagas agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivar</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{name} wins!</source>
        <translation>{name} venceu!</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rounds}, longest chain of %n step(s)</source>
        <translation>
            <numerusform>{rounds}, maior cadeia com %n passo</numerusform>
            <numerusform>{rounds}, maior cadeia com %n passos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended after %n round(s), because only computers were playing</source>
        <translation>
            <numerusform>Encerrada após %n rodada, porque só computadores jogavam</numerusform>
            <numerusform>Encerrada após %n rodadas, porque só computadores jogavam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by active Gizmos, {most} to {next}</source>
        <translation>
            <numerusform>%n ponto cada: {first} vence em Gizmos ativos, {most} a {next}</numerusform>
            <numerusform>%n pontos cada: {first} vence em Gizmos ativos, {most} a {next}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: {first} wins by spheres in the ring, {most} to {next}</source>
        <translation>
            <numerusform>%n ponto cada: {first} vence em esferas no anel, {most} a {next}</numerusform>
            <numerusform>%n pontos cada: {first} vence em esferas no anel, {most} a {next}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All is equal at %n point(s): {first} wins, being farther from the first player than {second}</source>
        <translation>
            <numerusform>Tudo igual com %n ponto: {first} vence por estar mais longe do Jogador Inicial que {second}</numerusform>
            <numerusform>Tudo igual com %n pontos: {first} vence por estar mais longe do Jogador Inicial que {second}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review: {names}</source>
        <translation>Análise: {names}</translation>
    </message>
    <message>
        <source>Thinking the game over…</source>
        <translation>Analisando a partida…</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n decision(s) thought over</source>
        <translation>
            <numerusform>Decisões analisadas: {done} de %n</numerusform>
            <numerusform>Decisões analisadas: {done} de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), each decision judged by what could be known then</source>
        <translation>
            <numerusform>%n rodada, cada decisão julgada pelo que se podia saber na hora</numerusform>
            <numerusform>%n rodadas, cada decisão julgada pelo que se podia saber na hora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the first %n decision(s) are shown here</source>
        <translation>
            <numerusform>Interrompido: %n decisão é mostrada aqui</numerusform>
            <numerusform>Interrompido: as primeiras %n decisões são mostradas aqui</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking took too long. The game is kept as it is; try it again.</source>
        <translation>O computador demorou demais para pensar. A partida fica como está; tente de novo.</translation>
    </message>
    <message>
        <source>The review could not be made. The game is kept as it is; try it again.</source>
        <translation>A análise não pôde ser feita. A partida fica como está; tente de novo.</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {chances}</source>
        <translation>Rodada {round}, {name}: {chances}</translation>
    </message>
    <message>
        <source>At the beginning: {chances}</source>
        <translation>No começo: {chances}</translation>
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
        <translation>a melhor</translation>
    </message>
    <message>
        <source>Turning point {number}: round {round}, {name}, chance to win from {before} to {after}</source>
        <translation>Virada {number}: rodada {round}, {name}, chance de vencer de {before} para {after}</translation>
    </message>
    <message>
        <source>Played: {action}</source>
        <translation>Jogado: {action}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Melhor: {action}</translation>
    </message>
    <message>
        <source>Nothing better could be known then.</source>
        <translation>Com o que se sabia na hora, não havia nada melhor.</translation>
    </message>
    <message>
        <source>Round {round}. {played}. It was the best, or as good.</source>
        <translation>Rodada {round}. {played}. Foi o melhor, ou tão bom quanto.</translation>
    </message>
    <message>
        <source>Round {round}. {played}. It gave away {share}. {better}.</source>
        <translation>Rodada {round}. {played}. Perdeu {share}. {better}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of {count} decision(s) were the best, or nearly</source>
        <translation>
            <numerusform>%n de {count} decisões foi a melhor, ou quase</numerusform>
            <numerusform>%n de {count} decisões foram as melhores, ou quase</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Review the whole game</source>
        <translation>Analisar a partida inteira</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aqui</translation>
    </message>
    <message>
        <source>What has been found so far is shown.</source>
        <translation>Mostra o que já foi encontrado.</translation>
    </message>
    <message>
        <source>Too little was thought over to show a curve.</source>
        <translation>Foi analisado pouco demais para mostrar uma curva.</translation>
    </message>
    <message>
        <source>Where the game turned</source>
        <translation>Onde a partida virou</translation>
    </message>
    <message>
        <source>The game turned nowhere at once.</source>
        <translation>A partida não virou de repente em nenhum ponto.</translation>
    </message>
    <message>
        <source>Whose decisions are shown</source>
        <translation>De quem são as decisões mostradas</translation>
    </message>
    <message>
        <source>What each decision gave away</source>
        <translation>O que cada decisão perdeu</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Ring</source>
        <translation>Anel</translation>
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
            <numerusform>%n trecho</numerusform>
            <numerusform>%n trechos</numerusform>
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
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>Choose a face-up card of the display and put it into your Archive. From now on only you can build it. A new card of the same Level Deck fills its place at once.</source>
        <translation>Escolha uma carta virada para cima do Mostrador e coloque-a na sua Pasta. A partir de agora só você pode construí-la. Uma nova carta do mesmo Baralho de Nível preenche o espaço imediatamente.</translation>
    </message>
    <message>
        <source>From the display into your Archive</source>
        <translation>Do Mostrador para a sua Pasta</translation>
    </message>
    <message>
        <source>A card of the display</source>
        <translation>Uma carta do Mostrador</translation>
    </message>
    <message>
        <source>goes into your Archive</source>
        <translation>vai para a sua Pasta</translation>
    </message>
    <message>
        <source>A card of the deck fills its place</source>
        <translation>Uma carta do baralho preenche o espaço</translation>
    </message>
    <message>
        <source>Your Archive is full</source>
        <translation>Sua Pasta está cheia</translation>
    </message>
    <message>
        <source>Your File Limit says how many cards your Archive can hold. It is 1 at the start, and Upgrades raise it. With a full Archive you cannot File. You cannot throw a card away either: build it.</source>
        <translation>Seu limite da Pasta diz quantas cartas cabem na sua Pasta. Ele começa em 1, e Melhorias o aumentam. Com a Pasta cheia você não pode Arquivar. Também não pode descartar uma carta: construa-a.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bom saber</translation>
    </message>
    <message>
        <source>You can File only if there is a face-up card to take.</source>
        <translation>Você só pode Arquivar se houver uma carta virada para cima para pegar.</translation>
    </message>
    <message>
        <source>A card that is in your Archive already cannot be filed again.</source>
        <translation>Uma carta que já está na sua Pasta não pode ser arquivada de novo.</translation>
    </message>
    <message>
        <source>Archives are open: everybody sees what you have filed.</source>
        <translation>As Pastas são abertas: todos veem o que você arquivou.</translation>
    </message>
    <message>
        <source>A card in your Archive is no active Gizmo. It does nothing and is worth nothing.</source>
        <translation>Uma carta na sua Pasta não é um Gizmo ativo. Ela não faz nada e não vale nada.</translation>
    </message>
    <message>
        <source>A File in a Research, or by the effect of a Gizmo, is a File as well: it triggers your File Gizmos.</source>
        <translation>Arquivar ao Pesquisar, ou pelo efeito de um Gizmo, também é Arquivar: ativa seus Gizmos de Arquivar.</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Choose one of the 6 Energy Spheres in the Energy Row and put it into your Energy Storage Ring. The row moves up, and a new sphere rolls in at once.</source>
        <translation>Escolha 1 das 6 Esferas de Energia da Fila de Energia e coloque-a no seu Anel de Energia. A Fila avança, e uma nova esfera entra nela imediatamente.</translation>
    </message>
    <message>
        <source>From the Energy Row into your ring</source>
        <translation>Da Fila de Energia para o seu anel</translation>
    </message>
    <message>
        <source>Energy Row</source>
        <translation>Fila de Energia</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anel</translation>
    </message>
    <message>
        <source>Your ring is full</source>
        <translation>Seu anel está cheio</translation>
    </message>
    <message>
        <source>Your Storage Limit says how many spheres your ring can hold. It is 5 at the start, and Upgrades raise it. With a full ring you can take no sphere, not even in exchange for another one. Build something to make room.</source>
        <translation>Seu limite de armazenamento diz quantas esferas cabem no seu anel. Ele começa em 5, e Melhorias o aumentam. Com o anel cheio você não pode pegar nenhuma esfera, nem em troca de outra. Construa algo para abrir espaço.</translation>
    </message>
    <message>
        <source>Random spheres</source>
        <translation>Esferas aleatórias</translation>
    </message>
    <message>
        <source>Some Gizmos let you draw a random sphere. It comes out of the dispenser, not out of the row. That is no Pick, so it triggers nothing. It needs room in your ring, too.</source>
        <translation>Alguns Gizmos deixam você pegar uma esfera aleatória. Ela vem do Recipiente, não da Fila. Isso não é Selecionar, por isso não ativa nada. Ela também precisa de espaço no seu anel.</translation>
    </message>
    <message>
        <source>Several spheres by one Gizmo</source>
        <translation>Várias esferas por um Gizmo</translation>
    </message>
    <message>
        <source>You take them one by one. The row fills up after each Pick, so the next one may be the sphere that has just rolled in. What your Picks trigger can be used after the last one. If your ring has room for fewer, you take what fits and the rest is lost.</source>
        <translation>Você as pega uma a uma. A Fila se completa cada vez que você Seleciona, então a próxima pode ser a esfera que acabou de entrar. O que elas ativam pode ser usado depois da última. Se no seu anel couberem menos, você pega o que cabe e o resto se perde.</translation>
    </message>
    <message>
        <source>If the row is empty, there is no sphere to take.</source>
        <translation>Se a Fila estiver vazia, não há esfera para pegar.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Choose a card of the display or of your Archive and pay its cost with the spheres in your ring. They go back into the dispenser. The card becomes an active Gizmo in the column of its kind.</source>
        <translation>Escolha uma carta do Mostrador ou da sua Pasta e pague o custo com as esferas do seu anel. Elas voltam para o Recipiente. A carta vira um Gizmo ativo na coluna do seu tipo.</translation>
    </message>
    <message>
        <source>Paying for a card</source>
        <translation>Pagar uma carta</translation>
    </message>
    <message>
        <source>3 Atomic pay for this one.</source>
        <translation>3 Atômicas pagam esta.</translation>
    </message>
    <message>
        <source>Any 7 spheres pay for a Generic Gizmo.</source>
        <translation>Quaisquer 7 esferas pagam um Gizmo genérico.</translation>
    </message>
    <message>
        <source>An empty place of the display is filled at once, before any Gizmo is used.</source>
        <translation>Um espaço vazio do Mostrador é preenchido imediatamente, antes de usar qualquer Gizmo.</translation>
    </message>
    <message>
        <source>A Gizmo that you have built stays for the rest of the game.</source>
        <translation>Um Gizmo que você construiu fica pelo resto da partida.</translation>
    </message>
    <message>
        <source>You cannot pay</source>
        <translation>Você não pode pagar</translation>
    </message>
    <message>
        <source>The card must be paid in its own Energy, or in what your Converters make of your spheres. The program says how many spheres you are short. Pick some, or File the card so that nobody else gets it.</source>
        <translation>A carta é paga com a própria Energia, ou com o que seus Conversores fazem das suas esferas. O programa diz quantas esferas faltam. Selecione algumas, ou Arquive a carta para que ninguém mais a pegue.</translation>
    </message>
    <message>
        <source>Paying exactly</source>
        <translation>Pagar exatamente</translation>
    </message>
    <message>
        <source>You pay the cost, not more. A discount is an offer: you may pay the lower cost, the full cost, or anything in between. Several discounts add up, but a cost never falls below 0.</source>
        <translation>Você paga o custo, não mais. Um desconto é uma oferta: você pode pagar o custo menor, o custo cheio ou algo entre os dois. Vários descontos se somam, mas um custo nunca fica abaixo de 0.</translation>
    </message>
    <message>
        <source>Generic Gizmos</source>
        <translation>Gizmos genéricos</translation>
    </message>
    <message>
        <source>Any mix of Energy pays for a Generic Gizmo. When you build it, it counts as a Gizmo of every Energy: it triggers all your Build Gizmos that wait for a colour, each of them once.</source>
        <translation>Qualquer mistura de Energia paga um Gizmo genérico. Quando você o constrói, ele conta como um Gizmo de todas as Energias: ativa todos os seus Gizmos de Construir que esperam uma cor, cada um uma vez.</translation>
    </message>
    <message>
        <source>Building for free</source>
        <translation>Construir de graça</translation>
    </message>
    <message>
        <source>Some Gizmos let you build a level 1 card for free, from the display or from your Archive. That is a Build like any other and triggers your Gizmos. It needs a card of level 1 in one of the two.</source>
        <translation>Alguns Gizmos deixam você construir uma carta de nível 1 de graça, do Mostrador ou da sua Pasta. Essa é uma ação de Construir como qualquer outra e ativa seus Gizmos. É preciso haver uma carta de nível 1 em um dos dois.</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Choose one Level Deck and draw as many cards as your Research Amount says: 3 at the start, and Upgrades raise it. Only you see them.</source>
        <translation>Escolha um Baralho de Nível e compre tantas cartas quanto sua Quantidade de Pesquisa: 3 no começo, e Melhorias a aumentam. Só você as vê.</translation>
    </message>
    <message>
        <source>Drawing from a Level Deck</source>
        <translation>Comprar de um Baralho de Nível</translation>
    </message>
    <message>
        <source>Draw cards of one level</source>
        <translation>Compre cartas de um nível</translation>
    </message>
    <message>
        <source>Build one, File one, or keep none</source>
        <translation>Construa uma, Arquive uma ou nenhuma</translation>
    </message>
    <message>
        <source>The rest goes under the deck</source>
        <translation>O resto vai para o fundo do baralho</translation>
    </message>
    <message>
        <source>Then do one of these:</source>
        <translation>Depois faça uma destas coisas:</translation>
    </message>
    <message>
        <source>Build one of the cards, and pay for it.</source>
        <translation>Construa uma das cartas, pagando por ela.</translation>
    </message>
    <message>
        <source>File one of the cards, if your Archive has room.</source>
        <translation>Arquive uma das cartas, se houver espaço na sua Pasta.</translation>
    </message>
    <message>
        <source>Keep none of them.</source>
        <translation>Não fique com nenhuma.</translation>
    </message>
    <message>
        <source>All other cards go to the bottom of their deck, one by one, in the order that you choose.</source>
        <translation>Todas as outras cartas vão para o fundo do baralho, uma a uma, na ordem que você escolher.</translation>
    </message>
    <message>
        <source>What it triggers</source>
        <translation>O que isso ativa</translation>
    </message>
    <message>
        <source>Research itself triggers nothing. What you build or file in it triggers your Gizmos like any other Build or File. Such a Build comes neither from the display nor from your Archive.</source>
        <translation>Pesquisar em si não ativa nada. O que você constrói ou arquiva com isso ativa seus Gizmos como qualquer outra ação de Construir ou Arquivar. Um Gizmo construído assim não vem nem do Mostrador nem da sua Pasta.</translation>
    </message>
    <message>
        <source>Few cards or none</source>
        <translation>Poucas cartas ou nenhuma</translation>
    </message>
    <message>
        <source>If the deck has fewer cards than your Research Amount, you draw all of them. From an empty deck you cannot draw. If all 3 decks are empty, you cannot Research.</source>
        <translation>Se o baralho tiver menos cartas que sua Quantidade de Pesquisa, você compra todas. De um baralho vazio não se pode comprar. Se os 3 baralhos estiverem vazios, você não pode Pesquisar.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Visão geral</translation>
    </message>
    <message>
        <source>You are inventors at a science fair. You build machines, called Gizmos, and each of them does something for you. At first you do one thing in a turn. Later one thing triggers the next.</source>
        <translation>Você inventa para uma feira de ciências. Constrói máquinas, chamadas Gizmos, e cada uma faz algo por você. No começo você faz uma coisa por turno. Depois, uma coisa ativa a próxima.</translation>
    </message>
    <message>
        <source>2 to 4 players take turns. Whoever has the most Victory Points at the end wins.</source>
        <translation>De 2 a 4 jogadores se alternam. Vence quem tiver mais Pontos de Vitória no fim.</translation>
    </message>
    <message>
        <source>Energy Spheres pay for Gizmos. There are 4 kinds of Energy.</source>
        <translation>Esferas de Energia pagam os Gizmos. Há 4 tipos de Energia.</translation>
    </message>
    <message>
        <source>What is on a card</source>
        <translation>O que há em uma carta</translation>
    </message>
    <message>
        <source>A Gizmo card</source>
        <translation>Uma Carta Gizmo</translation>
    </message>
    <message>
        <source>Cost: so many spheres of this Energy</source>
        <translation>Custo: tantas esferas desta Energia</translation>
    </message>
    <message>
        <source>Level: one, two or three bars</source>
        <translation>Nível: uma, duas ou três barras</translation>
    </message>
    <message>
        <source>Victory Points at the end</source>
        <translation>Pontos de Vitória no fim</translation>
    </message>
    <message>
        <source>Its machine: no two are alike</source>
        <translation>A máquina: não há duas iguais</translation>
    </message>
    <message>
        <source>What it does: what triggers it, an arrow, its effect</source>
        <translation>O que faz: o que o ativa, uma seta, o efeito</translation>
    </message>
    <message>
        <source>An active Gizmo lies in one of 5 columns below your Player Dashboard: Upgrade, Converter, File, Pick or Build. The column says what triggers it.</source>
        <translation>Um Gizmo ativo fica em uma de 5 colunas abaixo do seu Painel do Jogador: Melhoria, Conversor, Arquivar, Selecionar ou Construir. A coluna diz o que o ativa.</translation>
    </message>
    <message>
        <source>A card with a tab of all colours is a Generic Gizmo. Any mix of Energy pays for it.</source>
        <translation>Uma carta com aba de todas as cores é um Gizmo genérico. Qualquer mistura de Energia o paga.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>The program lays everything out for you:</source>
        <translation>O programa arruma tudo para você:</translation>
    </message>
    <message>
        <source>Every player gets a Player Dashboard, an Energy Storage Ring and a Starting Gizmo. The Starting Gizmo is active at once, in the File column.</source>
        <translation>Cada jogador recebe um Painel do Jogador, um Anel de Energia e uma Carta Gizmo Inicial. A Carta Gizmo Inicial já está ativa, na coluna Arquivar.</translation>
    </message>
    <message>
        <source>Lots are drawn for the First Player. The turns go round clockwise.</source>
        <translation>O Jogador Inicial é sorteado. Os turnos seguem em sentido horário.</translation>
    </message>
    <message>
        <source>The cards are shuffled, one Level Deck for each level. There are 36 cards of each level. 20 cards of level 3 leave the game, and nobody sees which: only 16 of them are used.</source>
        <translation>As cartas são embaralhadas, um Baralho de Nível para cada nível. Há 36 cartas de cada nível. 20 cartas de nível 3 saem do jogo sem que ninguém veja quais: apenas 16 são usadas.</translation>
    </message>
    <message>
        <source>The Display Area is filled: 4 cards of level 1, 3 of level 2 and 2 of level 3, all face up.</source>
        <translation>A Área do Mostrador é preenchida: 4 cartas de nível 1, 3 de nível 2 e 2 de nível 3, todas viradas para cima.</translation>
    </message>
    <message>
        <source>All 52 Energy Spheres go into the Energy Dispenser, 13 of each kind. 6 of them roll out by chance: they are the Energy Row.</source>
        <translation>As 52 Esferas de Energia vão para o Recipiente de Energia, 13 de cada tipo. 6 delas rolam ao acaso: são a Fila de Energia.</translation>
    </message>
    <message>
        <source>At the start your Storage Limit is 5, your File Limit is 1 and your Research Amount is 3.</source>
        <translation>No começo, seu limite de armazenamento é 5, seu limite da Pasta é 1 e sua Quantidade de Pesquisa é 3.</translation>
    </message>
    <message>
        <source>Level Decks and Display Area</source>
        <translation>Baralhos de Nível e Área do Mostrador</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>Nível 3</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Nível 2</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>Nível 1</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>O que você pode saber</translation>
    </message>
    <message>
        <source>Open to all: the display, the row, all rings, archives, active Gizmos and tokens, and how many cards are in each deck.</source>
        <translation>Aberto a todos: o Mostrador, a Fila, todos os anéis, Pastas, Gizmos ativos e fichas, e quantas cartas há em cada baralho.</translation>
    </message>
    <message>
        <source>Hidden from all: the order of the decks, the next sphere, and which cards of level 3 have left the game.</source>
        <translation>Oculto de todos: a ordem dos baralhos, a próxima esfera e quais cartas de nível 3 saíram do jogo.</translation>
    </message>
    <message>
        <source>Hidden from the others: the cards that you draw in a Research.</source>
        <translation>Oculto dos outros: as cartas que você compra ao Pesquisar.</translation>
    </message>
    <message>
        <source>Option: the chute can be seen</source>
        <translation>Opção: próxima esfera visível</translation>
    </message>
    <message>
        <source>If you choose this for a new game, all see the one sphere that rolls into the row next. A random draw then takes another one.</source>
        <translation>Se você escolher isto para uma nova partida, todos veem a esfera que vai rolar a seguir para a Fila. Uma esfera aleatória é então sempre outra.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Seu turno</translation>
    </message>
    <message>
        <source>In your turn you do exactly one of these 4 actions:</source>
        <translation>No seu turno você faz exatamente uma destas 4 ações:</translation>
    </message>
    <message>
        <source>The 4 actions</source>
        <translation>As 4 ações</translation>
    </message>
    <message>
        <source>Put a card of the display into your Archive, to build it later.</source>
        <translation>Ponha uma carta do Mostrador na sua Pasta, para construí-la depois.</translation>
    </message>
    <message>
        <source>Take an Energy Sphere of the row into your ring.</source>
        <translation>Leve uma Esfera de Energia da Fila para o seu anel.</translation>
    </message>
    <message>
        <source>Pay for a card of the display or of your Archive: it becomes an active Gizmo.</source>
        <translation>Pague uma carta do Mostrador ou da sua Pasta: ela vira um Gizmo ativo.</translation>
    </message>
    <message>
        <source>Draw cards of one deck. Build or File one of them, or keep none.</source>
        <translation>Compre cartas de um baralho. Construa ou Arquive uma delas, ou nenhuma.</translation>
    </message>
    <message>
        <source>Then you may use the Gizmos that your action has triggered, and those that these trigger in turn. Your turn ends when you say so, or when nothing is left to be used.</source>
        <translation>Depois você pode usar os Gizmos que sua ação ativou, e os que estes ativam por sua vez. Seu turno acaba quando você quiser, ou quando não houver mais nada para usar.</translation>
    </message>
    <message>
        <source>One thing at a time</source>
        <translation>Uma coisa de cada vez</translation>
    </message>
    <message>
        <source>What you have begun comes first: a payment, an effect of several steps, the cards of a Research. You may skip the rest of an effect.</source>
        <translation>O que você começou vem primeiro: um pagamento, um efeito de vários passos, as cartas de uma pesquisa. Você pode pular o resto de um efeito.</translation>
    </message>
    <message>
        <source>While others decide</source>
        <translation>Enquanto os outros decidem</translation>
    </message>
    <message>
        <source>You decide only when it is your turn. Meanwhile you can look at every card and every dashboard.</source>
        <translation>Você só decide no seu turno. Enquanto isso, pode olhar todas as cartas e todos os painéis.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>You may not pass as long as one of the 4 actions is possible. If none is, your turn is passed. If all players have to pass one after another, the game ends at once and is scored.</source>
        <translation>Você não pode passar enquanto uma das 4 ações for possível. Se nenhuma for, seu turno é passado. Se todos os jogadores tiverem que passar em sequência, a partida acaba na hora e os pontos são contados.</translation>
    </message>
    <message>
        <source>Each sort of Gizmo once, with one of its cards as an example: the others of that sort have other colours. The gallery shows all 112 cards.</source>
        <translation>Cada espécie de Gizmo uma vez, com uma das suas cartas como exemplo: as outras da mesma espécie têm outras cores. A galeria mostra todas as 112 cartas.</translation>
    </message>
    <message>
        <source>List of effects</source>
        <translation>Lista de efeitos</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n Starting Gizmo(s)</source>
        <translation>
            <numerusform>%n Carta Gizmo Inicial</numerusform>
            <numerusform>%n Cartas Gizmo Iniciais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>level {level}: %n card(s)</source>
        <translation>
            <numerusform>nível {level}: %n carta</numerusform>
            <numerusform>nível {level}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Upgrades need no trigger: they work at once and for good.</source>
        <translation>Melhorias não precisam de gatilho: funcionam na hora e pelo resto da partida.</translation>
    </message>
    <message>
        <source>Converters work while you pay, each of them at most once in a turn.</source>
        <translation>Conversores funcionam ao pagar, cada um no máximo uma vez por turno.</translation>
    </message>
    <message>
        <source>Triggered by every File: as your action, in a Research, by an effect.</source>
        <translation>Ativados sempre que você Arquiva: como sua ação, ao Pesquisar, por um efeito.</translation>
    </message>
    <message>
        <source>Triggered when you Pick a sphere of that colour out of the row.</source>
        <translation>Ativados quando você Seleciona uma esfera dessa cor da Fila.</translation>
    </message>
    <message>
        <source>Triggered when you build a Gizmo of that sort. A colour means the Energy that it costs.</source>
        <translation>Ativados quando você Constrói um Gizmo dessa espécie. Uma cor significa a Energia que ele custa.</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fim e pontuação</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quando a partida termina</translation>
    </message>
    <message>
        <source>A player triggers the end by one of these:</source>
        <translation>Um jogador provoca o fim com uma destas coisas:</translation>
    </message>
    <message>
        <source>the 4th Gizmo of level 3;</source>
        <translation>o 4º Gizmo de nível 3;</translation>
    </message>
    <message>
        <source>the 16th active Gizmo. The Starting Gizmo counts.</source>
        <translation>o 16º Gizmo ativo. A Carta Gizmo Inicial conta.</translation>
    </message>
    <message>
        <source>That turn is played to its end, Chain Reaction and all. Then the round is finished: the last turn is that of the player to the right of the First Player. So all have had the same number of turns.</source>
        <translation>Esse turno é jogado até o fim, com sua Reação em Cadeia. Depois a rodada é concluída: o último turno é o do jogador à direita do Jogador Inicial. Assim todos têm o mesmo número de turnos.</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Seus pontos</translation>
    </message>
    <message>
        <source>What is added up</source>
        <translation>O que é somado</translation>
    </message>
    <message>
        <source>Active Gizmos</source>
        <translation>Gizmos ativos</translation>
    </message>
    <message>
        <source>the points on their medals</source>
        <translation>os pontos nas medalhas</translation>
    </message>
    <message>
        <source>Victory Point Tokens</source>
        <translation>Fichas de Vitória</translation>
    </message>
    <message>
        <source>what your Gizmos have gained during the game</source>
        <translation>o que seus Gizmos ganharam durante a partida</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Pontos no fim</translation>
    </message>
    <message>
        <source>what Upgrades give for your ring or your tokens</source>
        <translation>o que as Melhorias dão pelo seu anel ou pelas suas fichas</translation>
    </message>
    <message>
        <source>Cards in your Archive are worth nothing.</source>
        <translation>Cartas na sua Pasta não valem nada.</translation>
    </message>
    <message>
        <source>Spheres in your ring are worth nothing, unless an Upgrade says so.</source>
        <translation>Esferas no seu anel não valem nada, a menos que uma Melhoria diga isso.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>The player with the most points wins. If players are level, these decide in order:</source>
        <translation>Vence o jogador com mais pontos. Em caso de empate, decidem nesta ordem:</translation>
    </message>
    <message>
        <source>more active Gizmos (the Archive does not count);</source>
        <translation>mais Gizmos ativos (a Pasta não conta);</translation>
    </message>
    <message>
        <source>more spheres in the ring;</source>
        <translation>mais esferas no anel;</translation>
    </message>
    <message>
        <source>the place farther from the First Player, clockwise.</source>
        <translation>o lugar mais distante do Jogador Inicial, em sentido horário.</translation>
    </message>
    <message>
        <source>So there is always exactly one winner.</source>
        <translation>Assim há sempre exatamente um vencedor.</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Perguntas e respostas</translation>
    </message>
    <message>
        <source>Can I use a Gizmo in the turn in which I build it?</source>
        <translation>Posso usar um Gizmo no turno em que o construo?</translation>
    </message>
    <message>
        <source>Yes, if another action of that turn triggers it after it was built. The Build that made it does not trigger it. For example, you build a Gizmo that waits for a Pick; a second Gizmo then lets you Pick, and the new one is triggered.</source>
        <translation>Sim, se outra ação desse turno o ativar depois de construído. A ação de Construir que o criou não o ativa. Por exemplo, você constrói um Gizmo que é ativado ao Selecionar; depois, um segundo Gizmo deixa você Selecionar, e o novo é ativado.</translation>
    </message>
    <message>
        <source>What if a deck has fewer cards than my Research Amount?</source>
        <translation>E se um baralho tiver menos cartas que minha Quantidade de Pesquisa?</translation>
    </message>
    <message>
        <source>You draw those that are left. With a Research Amount of 3 and 2 cards in the deck you draw 2. You build or file one of them if you can and like, and the rest goes back.</source>
        <translation>Você compra as que restam. Com Quantidade de Pesquisa 3 e 2 cartas no baralho, você compra 2. Você constrói ou arquiva uma delas se puder e quiser, e o resto volta.</translation>
    </message>
    <message>
        <source>Is a random sphere from the dispenser a Pick?</source>
        <translation>Pegar uma esfera aleatória do Recipiente é Selecionar?</translation>
    </message>
    <message>
        <source>No. A Pick takes a sphere of your choice out of the Energy Row. A random draw triggers no Gizmo that waits for a Pick.</source>
        <translation>Não. Selecionar leva uma esfera à sua escolha da Fila de Energia. Uma esfera aleatória não ativa nenhum Gizmo que depende de Selecionar.</translation>
    </message>
    <message>
        <source>Can my Archive grow? Can I File more than once in a turn?</source>
        <translation>Minha Pasta pode crescer? Posso Arquivar mais de uma vez por turno?</translation>
    </message>
    <message>
        <source>Yes and yes. Upgrades raise your File Limit. You choose one action in a turn, but Gizmos may let you File once more, as long as your Archive has room.</source>
        <translation>Sim e sim. Melhorias aumentam seu limite da Pasta. Você escolhe uma ação por turno, mas Gizmos podem deixar você Arquivar mais uma vez, enquanto houver espaço na sua Pasta.</translation>
    </message>
    <message>
        <source>Is a Generic Gizmo of every Energy for all triggers?</source>
        <translation>Um Gizmo genérico é de toda Energia para todos os gatilhos?</translation>
    </message>
    <message>
        <source>Only when it is built: then it triggers every Build Gizmo that waits for a colour. Filing it triggers your File Gizmos like any other card. Pick triggers ask for spheres, so it does not matter there.</source>
        <translation>Só quando é construído: então ele ativa todo Gizmo de Construir que espera uma cor. Arquivá-lo ativa seus Gizmos de Arquivar como qualquer outra carta. Os gatilhos de Selecionar pedem esferas, então ali não importa.</translation>
    </message>
    <message>
        <source>Can several Converters work in one payment?</source>
        <translation>Vários Conversores podem funcionar em um pagamento?</translation>
    </message>
    <message>
        <source>Yes, each of them once in the turn, in any order. For example, one lets Electric count as Heat, and another one lets that Heat count as two.</source>
        <translation>Sim, cada um uma vez no turno, em qualquer ordem. Por exemplo, um faz Elétrica contar como Térmica, e outro faz essa Térmica contar como duas.</translation>
    </message>
    <message>
        <source>Can I Pick with a full ring, only to trigger something?</source>
        <translation>Posso Selecionar com o anel cheio, só para ativar algo?</translation>
    </message>
    <message>
        <source>No. With a full ring no Pick is possible. Every Pick trigger asks for the colour that was taken, so without a sphere nothing would be triggered.</source>
        <translation>Não. Com o anel cheio não é possível Selecionar. Todo gatilho de Selecionar pede a cor que foi pega, então sem esfera nada seria ativado.</translation>
    </message>
    <message>
        <source>May I keep nothing of a Research?</source>
        <translation>Posso não ficar com nada ao Pesquisar?</translation>
    </message>
    <message>
        <source>Yes. You may look at the cards and put all of them back under the deck, in the order that you like.</source>
        <translation>Sim. Você pode olhar as cartas e devolver todas ao fundo do baralho, na ordem que preferir.</translation>
    </message>
    <message>
        <source>When is an empty place of the display filled?</source>
        <translation>Quando um espaço vazio do Mostrador é preenchido?</translation>
    </message>
    <message>
        <source>At once, as part of the Build or File that took the card, and before any Gizmo is used. If the deck is empty, the place stays empty.</source>
        <translation>Imediatamente, como parte da ação de Construir ou Arquivar que pegou a carta, e antes de usar qualquer Gizmo. Se o baralho estiver vazio, o espaço fica vazio.</translation>
    </message>
    <message>
        <source>Are Victory Point Tokens good for anything during the game?</source>
        <translation>As Fichas de Vitória servem para algo durante a partida?</translation>
    </message>
    <message>
        <source>No. You get them by the effects of Gizmos, they are open to all, and they count at the end. They do not break ties.</source>
        <translation>Não. Você as ganha pelos efeitos de Gizmos, elas são abertas a todos e contam no fim. Elas não desempatam.</translation>
    </message>
    <message>
        <source>Do I have to take a discount, or use a Gizmo?</source>
        <translation>Preciso aceitar um desconto ou usar um Gizmo?</translation>
    </message>
    <message>
        <source>No. Both are offers. Some players pay the full cost to make room in their ring.</source>
        <translation>Não. Os dois são ofertas. Alguns jogadores pagam o custo cheio para abrir espaço no anel.</translation>
    </message>
    <message>
        <source>Who made Gizmos?</source>
        <translation>Quem fez Gizmos?</translation>
    </message>
    <message>
        <source>Gizmos came out in 2018. Phil Walker-Harding designed it, CMON and Edge publish it. This program is made by fans and is not theirs.</source>
        <translation>Gizmos saiu em 2018. Phil Walker-Harding o criou, CMON e Edge o publicam. Este programa é feito por fãs e não é deles.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Think in chains</source>
        <translation>Pense em cadeias</translation>
    </message>
    <message>
        <source>Points come from turns in which much happens. Look for Gizmos that trigger each other: one that lets you Pick, and one that waits for the colour that you would take anyway.</source>
        <translation>Os pontos vêm de turnos em que muita coisa acontece. Procure Gizmos que ativem uns aos outros: um que deixe você Selecionar e outro que espere a cor que você pegaria de qualquer jeito.</translation>
    </message>
    <message>
        <source>Mind your limits</source>
        <translation>Cuide dos seus limites</translation>
    </message>
    <message>
        <source>A full ring or a full Archive stops a chain. Upgrades are cheap at the start and help in every turn after that.</source>
        <translation>Um anel cheio ou uma Pasta cheia interrompe uma cadeia. Melhorias são baratas no começo e ajudam em todos os turnos seguintes.</translation>
    </message>
    <message>
        <source>Follow the display, or dig</source>
        <translation>Siga o Mostrador ou busque no baralho</translation>
    </message>
    <message>
        <source>The display changes all the time, so change your plan with it. If it has nothing for you, Research: a deck of level 3 holds what wins games.</source>
        <translation>O Mostrador muda o tempo todo, então mude seu plano com ele. Se não houver nada para você, Pesquise: o baralho de nível 3 tem o que vence partidas.</translation>
    </message>
    <message>
        <source>File early</source>
        <translation>Arquive cedo</translation>
    </message>
    <message>
        <source>A File costs nothing, keeps a card from the others, and your Starting Gizmo gives you a random sphere for it.</source>
        <translation>Arquivar não custa nada, tira uma carta dos outros, e sua Carta Gizmo Inicial dá uma esfera aleatória por isso.</translation>
    </message>
    <message>
        <source>Watch the end</source>
        <translation>Fique de olho no fim</translation>
    </message>
    <message>
        <source>Count the Gizmos of the others, and those of level 3. When the end comes near, points at once are better than machines for later.</source>
        <translation>Conte os Gizmos dos outros, e os de nível 3. Quando o fim se aproxima, pontos na hora são melhores que máquinas para depois.</translation>
    </message>
    <message>
        <source>Converters</source>
        <translation>Conversores</translation>
    </message>
    <message>
        <source>While you pay for a Build, Converters change what your spheres count as. At all other times they do nothing.</source>
        <translation>Enquanto você paga para Construir, os Conversores mudam o que suas esferas valem. Fora disso, não fazem nada.</translation>
    </message>
    <message>
        <source>What you spend, the Converter at work, what it counts as</source>
        <translation>O que você gasta, o Conversor em uso, o que isso vale</translation>
    </message>
    <message>
        <source>1 Heat counts as 1 of any Energy.</source>
        <translation>1 Térmica conta como 1 Energia qualquer.</translation>
    </message>
    <message>
        <source>1 Atomic counts as 2 Atomic.</source>
        <translation>1 Atômica conta como 2 Atômicas.</translation>
    </message>
    <message>
        <source>1 or 2 Electric count as any Energy, each as you like.</source>
        <translation>1 ou 2 Elétricas contam como qualquer Energia, cada uma como você quiser.</translation>
    </message>
    <message>
        <source>Each Converter works at most once in a turn, in one payment.</source>
        <translation>Cada Conversor funciona no máximo uma vez por turno, em um pagamento.</translation>
    </message>
    <message>
        <source>In one payment you may use as many different Converters as you like, one after the other: what one of them gives, another one may take.</source>
        <translation>Em um pagamento você pode usar quantos Conversores diferentes quiser, um depois do outro: o que um dá, outro pode pegar.</translation>
    </message>
    <message>
        <source>A Converter with two parts does one of them or both, in the same payment.</source>
        <translation>Um Conversor com duas partes faz uma delas ou as duas, no mesmo pagamento.</translation>
    </message>
    <message>
        <source>What your spheres count as must be exactly what you pay. Leave a doubling out if it is too much.</source>
        <translation>O que suas esferas valem precisa ser exatamente o que você paga. Deixe de lado uma duplicação se for demais.</translation>
    </message>
    <message>
        <source>No sphere is added to your ring. Only the spheres that you spend leave it, and they go back into the dispenser.</source>
        <translation>Nenhuma esfera é acrescentada ao seu anel. Só as esferas que você gasta saem dele, e elas voltam para o Recipiente.</translation>
    </message>
    <message>
        <source>A Converter that you have just built can work in a later payment of the same turn.</source>
        <translation>Um Conversor que você acabou de construir pode funcionar em um pagamento posterior do mesmo turno.</translation>
    </message>
    <message>
        <source>Chain Reactions</source>
        <translation>Reações em Cadeia</translation>
    </message>
    <message>
        <source>An action can trigger your Gizmos. Use them in any order you like, each of them at most once in a turn. What one does can trigger the next one: that is a Chain Reaction.</source>
        <translation>Uma ação pode ativar seus Gizmos. Use-os na ordem que quiser, cada um no máximo uma vez por turno. O que um faz pode ativar o próximo: isso é uma Reação em Cadeia.</translation>
    </message>
    <message>
        <source>Read a Gizmo from left to right</source>
        <translation>Leia um Gizmo da esquerda para a direita</translation>
    </message>
    <message>
        <source>When you Pick</source>
        <translation>Ao Selecionar</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>uma destas</translation>
    </message>
    <message>
        <source>then</source>
        <translation>então</translation>
    </message>
    <message>
        <source>draw a random sphere</source>
        <translation>pegue uma esfera aleatória</translation>
    </message>
    <message>
        <source>What a Gizmo tells you</source>
        <translation>O que um Gizmo diz a você</translation>
    </message>
    <message>
        <source>Ready: press its key, or click it</source>
        <translation>Pronto: pressione a tecla dele ou clique nele</translation>
    </message>
    <message>
        <source>Triggered, but impossible for now: the reason stands below</source>
        <translation>Ativado, mas impossível por ora: o motivo está embaixo</translation>
    </message>
    <message>
        <source>Used in this turn</source>
        <translation>Usado neste turno</translation>
    </message>
    <message>
        <source>A chain, step by step</source>
        <translation>Uma cadeia, passo a passo</translation>
    </message>
    <message>
        <source>You Build a Heat Gizmo</source>
        <translation>Você Constrói um Gizmo (Térmica)</translation>
    </message>
    <message>
        <source>That triggers a Pick</source>
        <translation>Isso deixa você Selecionar</translation>
    </message>
    <message>
        <source>You take Atomic</source>
        <translation>Você pega Atômica</translation>
    </message>
    <message>
        <source>That triggers a draw</source>
        <translation>Isso dá uma esfera aleatória</translation>
    </message>
    <message>
        <source>A draw triggers nothing</source>
        <translation>Uma esfera aleatória não ativa nada</translation>
    </message>
    <message>
        <source>Using a Gizmo is always up to you.</source>
        <translation>Usar um Gizmo é sempre escolha sua.</translation>
    </message>
    <message>
        <source>A Gizmo that you build can be triggered later in the same turn, but never by the action that builds it, and not by what happened before.</source>
        <translation>Um Gizmo que você constrói pode ser ativado mais tarde no mesmo turno, mas nunca pela ação que o constrói, nem pelo que aconteceu antes.</translation>
    </message>
    <message>
        <source>Once triggered, a Gizmo stays usable to the end of your turn. If its effect is impossible, it waits: it can be used as soon as there is room, a card or a sphere again.</source>
        <translation>Uma vez ativado, um Gizmo fica disponível até o fim do seu turno. Se o efeito for impossível, ele espera: pode ser usado assim que houver de novo espaço, uma carta ou uma esfera.</translation>
    </message>
    <message>
        <source>A Gizmo that is triggered twice is still used once. Used, it cannot be triggered again in this turn.</source>
        <translation>Um Gizmo ativado duas vezes é usado uma só vez. Depois de usado, não pode ser ativado de novo neste turno.</translation>
    </message>
    <message>
        <source>A trigger with two colours waits for one of them. It is triggered once, not once for each colour.</source>
        <translation>Um gatilho com duas cores espera uma delas. Ele é ativado uma vez, não uma vez por cor.</translation>
    </message>
    <message>
        <source>A Pick, Build, File or Research by an effect is as good as one that you have chosen: it triggers your Gizmos, too.</source>
        <translation>Selecionar, Construir, Arquivar ou Pesquisar por um efeito vale tanto quanto por escolha sua: também ativa seus Gizmos.</translation>
    </message>
    <message>
        <source>An effect of several steps may be stopped after any of them. The Gizmo has been used all the same.</source>
        <translation>Um efeito de vários passos pode ser interrompido após qualquer um deles. O Gizmo foi usado mesmo assim.</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Melhorias</translation>
    </message>
    <message>
        <source>Upgrades need no trigger. They work at once, and to the end of the game.</source>
        <translation>Melhorias não precisam de gatilho. Funcionam na hora, e até o fim da partida.</translation>
    </message>
    <message>
        <source>Higher limits</source>
        <translation>Limites maiores</translation>
    </message>
    <message>
        <source>Storage Limit, File Limit and Research Amount are raised for good. In the middle of a Chain Reaction this helps at once: a Gizmo that was waiting for room can be used now.</source>
        <translation>Limite de armazenamento, limite da Pasta e Quantidade de Pesquisa aumentam pelo resto da partida. No meio de uma Reação em Cadeia isso ajuda na hora: um Gizmo que esperava espaço já pode ser usado.</translation>
    </message>
    <message>
        <source>Discounts</source>
        <translation>Descontos</translation>
    </message>
    <message>
        <source>Gizmos of that sort cost you 1 less, each of them. The Build of the Upgrade itself gets no discount from it.</source>
        <translation>Cada Gizmo dessa espécie custa 1 a menos para você. A própria Melhoria não recebe esse desconto ao ser construída.</translation>
    </message>
    <message>
        <source>No more File</source>
        <translation>Não pode mais Arquivar</translation>
    </message>
    <message>
        <source>This Upgrade is worth many points, but you cannot File any more: not as your action, not in a Research, not by an effect. Cards that are in your Archive stay there, and you can build them.</source>
        <translation>Esta Melhoria vale muitos pontos, mas você não pode mais Arquivar: nem como ação, nem ao Pesquisar, nem por um efeito. As cartas que estão na sua Pasta ficam lá, e você pode construí-las.</translation>
    </message>
    <message>
        <source>No more Research</source>
        <translation>Não pode mais Pesquisar</translation>
    </message>
    <message>
        <source>This Upgrade is worth many points, but you cannot Research any more: not as your action, not by an effect.</source>
        <translation>Esta Melhoria vale muitos pontos, mas você não pode mais Pesquisar: nem como ação, nem por um efeito.</translation>
    </message>
    <message>
        <source>Two sorts of Generic Gizmos are worth what you have at the end: 1 point for each sphere in your ring, or 1 point for each point that you have in tokens. Two of the same sort count twice.</source>
        <translation>Duas espécies de Gizmos genéricos valem o que você tiver no fim: 1 ponto por esfera no seu anel, ou 1 ponto por ponto que você tiver em fichas. Dois da mesma espécie contam em dobro.</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
</context>
<context>
    <name>SaveSheet</name>
    <message>
        <source>Folder and name of the file</source>
        <translation>Pasta do computador e nome do arquivo</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Escolher uma pasta…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>O arquivo precisa de um nome.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Level 3 Gizmos</source>
        <translation>Gizmos de nível 3</translation>
    </message>
    <message>
        <source>Level 2 Gizmos</source>
        <translation>Gizmos de nível 2</translation>
    </message>
    <message>
        <source>Level 1 Gizmos</source>
        <translation>Gizmos de nível 1</translation>
    </message>
    <message>
        <source>Award: spheres in the ring</source>
        <translation>Bônus: esferas no anel</translation>
    </message>
    <message>
        <source>Award: tokens</source>
        <translation>Bônus: fichas</translation>
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
        <translation>Empate: mais Gizmos ativos</translation>
    </message>
    <message>
        <source>then more spheres</source>
        <translation>depois, mais esferas</translation>
    </message>
    <message>
        <source>then later in turn order</source>
        <translation>depois, mais tarde na ordem</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontos</translation>
    </message>
</context>
<context>
    <name>ScreenHead</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Adicionar lugar</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Pessoa ou computador</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nome do lugar %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Quem joga no lugar %1</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Nível do lugar %1</translation>
    </message>
    <message>
        <source>Character of seat %1</source>
        <translation>Personalidade do lugar %1</translation>
    </message>
    <message>
        <source>Plays on this computer. The table is covered until the next person is here.</source>
        <translation>Joga neste computador. A mesa fica coberta até a próxima pessoa chegar.</translation>
    </message>
    <message>
        <source>Plays on this computer.</source>
        <translation>Joga neste computador.</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Remover o lugar %1</translation>
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
        <translation>O que os ativa</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada ainda</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because nothing may be written to their folder; check its permissions.</source>
        <translation>Suas configurações não podem ser guardadas, porque não se pode gravar na pasta delas; verifique as permissões.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because the disk is full; make some room and try again.</source>
        <translation>Suas configurações não podem ser guardadas, porque o disco está cheio; libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept, because another program holds their file; try again later.</source>
        <translation>Suas configurações não podem ser guardadas, porque outro programa está usando o arquivo delas; tente mais tarde.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept beyond this session; check the folder they lie in.</source>
        <translation>Suas configurações não podem ser guardadas além desta sessão; verifique a pasta em que elas ficam.</translation>
    </message>
    <message>
        <source>Your settings could not be read and are as at first; the old file was kept beside the new one.</source>
        <translation>Suas configurações não puderam ser lidas e voltaram ao padrão; o arquivo antigo foi mantido ao lado do novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your settings could not be read and is/are as at first; the old file was kept beside the new one.</source>
        <translation>
            <numerusform>%n das suas configurações não pôde ser lida e voltou ao padrão; o arquivo antigo foi mantido ao lado do novo.</numerusform>
            <numerusform>%n das suas configurações não puderam ser lidas e voltaram ao padrão; o arquivo antigo foi mantido ao lado do novo.</numerusform>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Tamanho de tudo</translation>
    </message>
    <message>
        <source>80 to 200 %; above 100 % the view follows the mouse and the keyboard</source>
        <translation>De 80 a 200%; acima de 100% a vista segue o mouse e o teclado</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>F11 changes it anywhere</source>
        <translation>F11 alterna em qualquer lugar</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>Same pauses, but nothing travels</source>
        <translation>As mesmas pausas, mas nada se desloca</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Draw without the graphics card</source>
        <translation>Desenhar sem a placa de vídeo</translation>
    </message>
    <message>
        <source>From the next start on; for computers with a troubled graphics driver</source>
        <translation>A partir do próximo início; para computadores com driver de vídeo problemático</translation>
    </message>
</context>
<context>
    <name>SettingsGame</name>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Pauses of the computers, and all movement</source>
        <translation>Pausas dos computadores e movimentos</translation>
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
        <translation>Imediata</translation>
    </message>
    <message>
        <source>Skip what cannot be used</source>
        <translation>Pular o que não pode ser usado</translation>
    </message>
    <message>
        <source>Ends a turn when nothing is left to be done</source>
        <translation>Encerra o turno quando não há mais nada a fazer</translation>
    </message>
    <message>
        <source>Pay by itself</source>
        <translation>Pagar automaticamente</translation>
    </message>
    <message>
        <source>Takes the best payment without asking</source>
        <translation>Usa o melhor pagamento sem perguntar</translation>
    </message>
    <message>
        <source>Ask before a turn is ended too early</source>
        <translation>Perguntar antes de encerrar um turno cedo demais</translation>
    </message>
    <message>
        <source>When a Gizmo could still be used</source>
        <translation>Quando um Gizmo ainda pode ser usado</translation>
    </message>
    <message>
        <source>Ask before a game is left</source>
        <translation>Perguntar antes de sair de uma partida</translation>
    </message>
    <message>
        <source>The game is kept in any case</source>
        <translation>A partida é guardada em todo caso</translation>
    </message>
    <message>
        <source>Hints can be asked for</source>
        <translation>Dicas podem ser pedidas</translation>
    </message>
    <message>
        <source>A game with a hint counts as assisted</source>
        <translation>Uma partida com dica conta como assistida</translation>
    </message>
    <message>
        <source>Tips in the first games</source>
        <translation>Orientações nas primeiras partidas</translation>
    </message>
    <message>
        <source>Each is given once; switched on again, all of them</source>
        <translation>Cada uma aparece uma vez; ligadas de novo, todas voltam</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>Jogadas podem ser desfeitas</translation>
    </message>
    <message>
        <source>In new games, for all seats</source>
        <translation>Em novas partidas, para todos os lugares</translation>
    </message>
    <message>
        <source>Until a reveal</source>
        <translation>Até uma revelação</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Next sphere can be seen in new games</source>
        <translation>Próxima esfera visível em novas partidas</translation>
    </message>
    <message>
        <source>All see which energy sphere will roll into the row next</source>
        <translation>Todos veem qual Esfera de Energia vai rolar para a Fila a seguir</translation>
    </message>
</context>
<context>
    <name>SettingsSample</name>
    <message>
        <source>This is how it looks</source>
        <translation>É assim que fica</translation>
    </message>
    <message>
        <source>Ring full</source>
        <translation>Anel cheio</translation>
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
        <translation>Tela e movimento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
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
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Trazê-las de volta</translation>
    </message>
    <message>
        <source>Back to defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>All settings are as at first.</source>
        <translation>Todas as configurações estão como no início.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Relatar um problema</translation>
    </message>
    <message>
        <source>Saves a file with version, log and game; your name and folders are taken out. You decide whom to send it to.</source>
        <translation>Salva um arquivo com versão, registro e partida; seu nome e suas pastas são retirados. Você decide para quem enviar.</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Salvar um relatório…</translation>
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
        <translation>Som</translation>
    </message>
    <message>
        <source>Ctrl+M turns it off and on anywhere</source>
        <translation>Ctrl+M o desliga e liga em qualquer lugar</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>Spheres, cards, Gizmos that are set off, your turn</source>
        <translation>Esferas, cartas, Gizmos ativados, sua vez</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>A janela</translation>
    </message>
    <message>
        <source>Buttons, and what is not possible</source>
        <translation>Botões e o que não é possível</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Seat {number} needs a name.</source>
        <translation>O lugar {number} precisa de um nome.</translation>
    </message>
    <message>
        <source>Two seats are called {name}; give each a name of its own.</source>
        <translation>Dois lugares se chamam {name}; dê a cada um o seu próprio nome.</translation>
    </message>
    <message numerus="yes">
        <source>The seed is a number of at most %n digit(s), or nothing.</source>
        <translation>
            <numerusform>O número do sorteio tem no máximo %n dígito, ou fica vazio.</numerusform>
            <numerusform>O número do sorteio tem no máximo %n dígitos, ou fica vazio.</numerusform>
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
        <translation>Desde o seu último turno</translation>
    </message>
</context>
<context>
    <name>Sphere</name>
    <message>
        <source>%1 sphere, place %2 of the row</source>
        <translation>Esfera %1, posição %2 da Fila</translation>
    </message>
    <message numerus="yes">
        <source>Picking it sets off %n Gizmo(s)</source>
        <translation>
            <numerusform>Selecioná-la ativa %n Gizmo</numerusform>
            <numerusform>Selecioná-la ativa %n Gizmos</numerusform>
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
        <translation>Tela inicial</translation>
    </message>
    <message>
        <source>Build machines. Set off chains. Draw from the big glass.</source>
        <translation>Construa máquinas. Provoque reações em cadeia. Pegue esferas do globo.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nenhuma ainda</translation>
    </message>
    <message>
        <source>In progress: %1, finished: %2</source>
        <translation>Em curso: %1, terminadas: %2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>And all Gizmos</source>
        <translation>E todos os Gizmos</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Turns and keys</source>
        <translation>Turnos e teclas</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Versão e licenças</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Gizmos Desktop %1. A fan-made program, not from the publisher.</source>
        <translation>Gizmos Desktop %1. Um programa feito por fãs, não pela editora.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>No game counted yet</source>
        <translation>Nenhuma partida contada ainda</translation>
    </message>
    <message numerus="yes">
        <source>%n won, {percent} %</source>
        <translation>
            <numerusform>%n vitória, {percent}%</numerusform>
            <numerusform>%n vitórias, {percent}%</numerusform>
        </translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Pessoas</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won {wins} of %n game(s)</source>
        <translation>
            <numerusform>vitórias: {wins} de %n</numerusform>
            <numerusform>vitórias: {wins} de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted apart: %n game(s) with help or from the middle of another game, {wins} won</source>
        <translation>
            <numerusform>Contada à parte: %n partida com ajuda ou a partir do meio de outra; vitórias: {wins}</numerusform>
            <numerusform>Contadas à parte: %n partidas com ajuda ou a partir do meio de outra; vitórias: {wins}</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Nenhuma partida terminada ainda</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {wins} won</source>
        <translation>
            <numerusform>%n partida, vitórias: {wins}</numerusform>
            <numerusform>%n partidas, vitórias: {wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) kept apart (assisted or what-if)</source>
        <translation>
            <numerusform>%n partida à parte (assistida ou variante)</numerusform>
            <numerusform>%n partidas à parte (assistidas ou variantes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of computers alone</source>
        <translation>
            <numerusform>%n partida só de computadores</numerusform>
            <numerusform>%n partidas só de computadores</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between counts</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Finished: {games}, won: {wins}</source>
        <translation>Terminadas: {games}, vitórias: {wins}</translation>
    </message>
    <message>
        <source>The statistics cannot be read; check the permissions of their folder.</source>
        <translation>As estatísticas não podem ser lidas; verifique as permissões da pasta delas.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the statistics could not be read and is/are left out.</source>
        <translation>
            <numerusform>%n partida das estatísticas não pôde ser lida e foi deixada de fora.</numerusform>
            <numerusform>%n partidas das estatísticas não puderam ser lidas e foram deixadas de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics were saved as {file}.</source>
        <translation>As estatísticas foram salvas como {file}.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Assistida</translation>
    </message>
    <message>
        <source>Branched off</source>
        <translation>Ramificada</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Pessoa ou computador</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocação</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Maior cadeia</translation>
    </message>
    <message>
        <source>Built: {kind}</source>
        <translation>Construídos: {kind}</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computadores</translation>
    </message>
    <message>
        <source>among themselves</source>
        <translation>entre si</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Salvar como tabela…</translation>
    </message>
    <message>
        <source>There is nothing to be saved yet.</source>
        <translation>Ainda não há nada para salvar.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>There is nothing to be cleared.</source>
        <translation>Não há nada para limpar.</translation>
    </message>
    <message>
        <source>The statistics are cleared. They are gone for good when you leave this screen.</source>
        <translation>As estatísticas foram limpas. Elas se perdem de vez quando você sair desta tela.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Trazê-las de volta</translation>
    </message>
</context>
<context>
    <name>StepHead</name>
    <message>
        <source>Only you see these cards</source>
        <translation>Só você vê estas cartas</translation>
    </message>
    <message>
        <source>Step %1 of 2</source>
        <translation>Passo %1 de 2</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>Ficar com uma</translation>
    </message>
    <message>
        <source>Order of the rest</source>
        <translation>Ordem do resto</translation>
    </message>
</context>
<context>
    <name>SymbolKey</name>
    <message>
        <source>red drop with a flame</source>
        <translation>gota vermelha com uma chama</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Térmica</translation>
    </message>
    <message>
        <source>yellow rhombus with a flash</source>
        <translation>losango amarelo com um raio</translation>
    </message>
    <message>
        <source>Electric</source>
        <translation>Elétrica</translation>
    </message>
    <message>
        <source>blue circle with an atom</source>
        <translation>círculo azul com um átomo</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atômica</translation>
    </message>
    <message>
        <source>black square with a battery</source>
        <translation>quadrado preto com uma bateria</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Bateria</translation>
    </message>
    <message>
        <source>star in four colors</source>
        <translation>estrela em quatro cores</translation>
    </message>
    <message>
        <source>any Energy</source>
        <translation>qualquer Energia</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>ponto de interrogação</translation>
    </message>
    <message>
        <source>a random sphere</source>
        <translation>uma esfera aleatória</translation>
    </message>
    <message>
        <source>medal</source>
        <translation>medalha</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Pontos de Vitória</translation>
    </message>
    <message>
        <source>energy, times 2</source>
        <translation>energia, vezes 2</translation>
    </message>
    <message>
        <source>counts as two</source>
        <translation>conta como duas</translation>
    </message>
    <message>
        <source>card above a drawer</source>
        <translation>carta sobre uma gaveta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>gripper</source>
        <translation>garra</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>martelo</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>hammer and drawers</source>
        <translation>martelo e gavetas</translation>
    </message>
    <message>
        <source>Build from Archive</source>
        <translation>Construir da Pasta</translation>
    </message>
    <message>
        <source>hammer and a level 1 card with 0</source>
        <translation>martelo e uma carta de nível 1 com 0</translation>
    </message>
    <message>
        <source>Build level 1, free</source>
        <translation>Construir nível 1 grátis</translation>
    </message>
    <message>
        <source>magnifying glass</source>
        <translation>lupa</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>seta</translation>
    </message>
    <message>
        <source>sets this off</source>
        <translation>ativa isto</translation>
    </message>
    <message>
        <source>arrow between two energies</source>
        <translation>seta entre duas energias</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>conta como</translation>
    </message>
    <message>
        <source>ring of spheres</source>
        <translation>anel de esferas</translation>
    </message>
    <message>
        <source>Storage Limit</source>
        <translation>Limite de armazenamento</translation>
    </message>
    <message>
        <source>drawers</source>
        <translation>gavetas</translation>
    </message>
    <message>
        <source>File Limit</source>
        <translation>Limite da Pasta</translation>
    </message>
    <message>
        <source>magnifying glass with a number</source>
        <translation>lupa com um número</translation>
    </message>
    <message>
        <source>Research Amount</source>
        <translation>Quantidade de Pesquisa</translation>
    </message>
    <message>
        <source>price tag</source>
        <translation>etiqueta de preço</translation>
    </message>
    <message>
        <source>costs 1 less</source>
        <translation>custa 1 a menos</translation>
    </message>
    <message>
        <source>card above a drawer, crossed out</source>
        <translation>carta sobre uma gaveta, riscada</translation>
    </message>
    <message>
        <source>no more File</source>
        <translation>não pode mais Arquivar</translation>
    </message>
    <message>
        <source>magnifying glass, crossed out</source>
        <translation>lupa riscada</translation>
    </message>
    <message>
        <source>no more Research</source>
        <translation>não pode mais Pesquisar</translation>
    </message>
    <message>
        <source>medal times ring</source>
        <translation>medalha vezes anel</translation>
    </message>
    <message>
        <source>1 for each sphere</source>
        <translation>1 por esfera</translation>
    </message>
    <message>
        <source>medal times tokens</source>
        <translation>medalha vezes fichas</translation>
    </message>
    <message>
        <source>tokens count twice</source>
        <translation>fichas contam em dobro</translation>
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
        <translation>Continue aprendendo pela tela inicial quando quiser.</translation>
    </message>
    <message>
        <source>Your game is saved as it is now. Continue it from the start screen at any time.</source>
        <translation>Sua partida está salva como está agora. Continue-a pela tela inicial quando quiser.</translation>
    </message>
    <message>
        <source>Nothing has been decided in this game yet.</source>
        <translation>Nada foi decidido nesta partida ainda.</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Sair desta partida?</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>Get a hint?</source>
        <translation>Ver uma dica?</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Mostrar a dica</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Sem dica</translation>
    </message>
    <message>
        <source>Quit Gizmos?</source>
        <translation>Sair de Gizmos?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>Encerrar o turno?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar turno</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Take it back?</source>
        <translation>Desfazer?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Deixar assim</translation>
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
        <translation>F1: as regras sobre isso</translation>
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
        <translation>Rodada %1, a última</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Closest to the end: %1 of 16 Gizmos, %2 of 4 Gizmos of level 3</source>
        <translation>Mais perto do fim: %1 de 16 Gizmos, %2 de 4 Gizmos de nível 3</translation>
    </message>
    <message>
        <source>Closest to the end</source>
        <translation>Mais perto do fim</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Assistida</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Open and close the log (L)</source>
        <translation>Abrir e fechar o registro (L)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Ring: %1 of %2</source>
        <translation>Anel: %1 de %2</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>This game is damaged and cannot be opened; if you have a copy of the file, import that.</source>
        <translation>Esta partida está danificada e não pode ser aberta; se você tiver uma cópia do arquivo, importe-a.</translation>
    </message>
    <message>
        <source>The end of this game&apos;s file is missing, so it cannot be opened; if you have a copy, import that.</source>
        <translation>Falta o fim do arquivo desta partida, por isso ela não pode ser aberta; se você tiver uma cópia, importe-a.</translation>
    </message>
    <message>
        <source>This file is not a game of Gizmos Desktop; choose a file that ends in .gizmos.</source>
        <translation>Este arquivo não é uma partida do Gizmos Desktop; escolha um arquivo que termine em .gizmos.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Gizmos Desktop; update the program to open it.</source>
        <translation>Esta partida foi salva por uma versão mais nova do Gizmos Desktop; atualize o programa para abri-la.</translation>
    </message>
    <message>
        <source>This file is larger than any game can be, so it was not opened; choose another file.</source>
        <translation>Este arquivo é maior do que qualquer partida pode ser, por isso não foi aberto; escolha outro arquivo.</translation>
    </message>
    <message>
        <source>This file cannot be read; check that it is there and that you are allowed to open it.</source>
        <translation>Este arquivo não pode ser lido; verifique se ele existe e se você tem permissão para abri-lo.</translation>
    </message>
    <message>
        <source>This game breaks the rules at some point, so it cannot be opened; if you have a copy, import that.</source>
        <translation>Esta partida quebra as regras em algum ponto, por isso não pode ser aberta; se você tiver uma cópia, importe-a.</translation>
    </message>
    <message>
        <source>This game cannot be opened; a problem report says more.</source>
        <translation>Esta partida não pode ser aberta; um relatório de problema diz mais.</translation>
    </message>
    <message>
        <source>Nothing may be written to this folder; choose another one or change its permissions.</source>
        <translation>Não se pode gravar nesta pasta; escolha outra ou mude as permissões dela.</translation>
    </message>
    <message>
        <source>The folder or file is not there any more; check the disk or choose another one.</source>
        <translation>A pasta ou o arquivo não está mais lá; verifique o disco ou escolha outro.</translation>
    </message>
    <message>
        <source>The disk is full; make some room and try again.</source>
        <translation>O disco está cheio; libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>Another program holds the file; close that program or wait a moment.</source>
        <translation>Outro programa está usando o arquivo; feche esse programa ou espere um momento.</translation>
    </message>
    <message>
        <source>This game is being played in another window of Gizmos Desktop; leave it there first.</source>
        <translation>Esta partida está sendo jogada em outra janela do Gizmos Desktop; saia dela lá primeiro.</translation>
    </message>
    <message>
        <source>There is a file of this name already; choose another name or replace it.</source>
        <translation>Já existe um arquivo com este nome; escolha outro nome ou substitua-o.</translation>
    </message>
    <message>
        <source>The file there is not a game of Gizmos Desktop, so it was left alone; choose another name.</source>
        <translation>O arquivo que está lá não é uma partida do Gizmos Desktop, por isso não foi alterado; escolha outro nome.</translation>
    </message>
    <message>
        <source>No file can have this name there; choose a shorter one, of letters and digits.</source>
        <translation>Nenhum arquivo pode ter este nome aí; escolha um mais curto, de letras e números.</translation>
    </message>
    <message>
        <source>This game has become too long to be saved; it can still be played to its end.</source>
        <translation>Esta partida ficou longa demais para ser salva; ainda é possível jogá-la até o fim.</translation>
    </message>
    <message>
        <source>The file cannot be read; check that it is there and that you are allowed to open it.</source>
        <translation>O arquivo não pode ser lido; verifique se ele existe e se você tem permissão para abri-lo.</translation>
    </message>
    <message>
        <source>The file could not be written; a problem report says more.</source>
        <translation>O arquivo não pôde ser gravado; um relatório de problema diz mais.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because nothing may be written to its folder. You can play on; check the folder&apos;s permissions, and every move tries again.</source>
        <translation>A partida não pode ser salva, porque não se pode gravar na pasta dela. Você pode continuar; verifique as permissões da pasta, e cada jogada tenta de novo.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because its folder is not there. You can play on; check the disk, and every move tries again.</source>
        <translation>A partida não pode ser salva, porque a pasta dela não está lá. Você pode continuar; verifique o disco, e cada jogada tenta de novo.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because the disk is full. You can play on; make some room, and every move tries again.</source>
        <translation>A partida não pode ser salva, porque o disco está cheio. Você pode continuar; libere espaço, e cada jogada tenta de novo.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because another program holds its file. You can play on, and every move tries again.</source>
        <translation>A partida não pode ser salva, porque outro programa está usando o arquivo dela. Você pode continuar, e cada jogada tenta de novo.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because it is being played in another window too. Leave it there; every move here tries again.</source>
        <translation>A partida não pode ser salva, porque também está sendo jogada em outra janela. Saia dela lá; cada jogada aqui tenta de novo.</translation>
    </message>
    <message>
        <source>The game has become too long to be saved. You can play on, but the rest will not be kept.</source>
        <translation>A partida ficou longa demais para ser salva. Você pode continuar, mas o resto não será guardado.</translation>
    </message>
    <message>
        <source>The game is saved, but it could not be counted in the statistics; check the folder of the program.</source>
        <translation>A partida está salva, mas não pôde ser contada nas estatísticas; verifique a pasta do programa.</translation>
    </message>
    <message>
        <source>The game cannot be saved. You can play on, and every move tries again.</source>
        <translation>A partida não pode ser salva. Você pode continuar, e cada jogada tenta de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved and would be lost. Stay, and save a copy somewhere else from the menu of the game or from the list of games, or make room on the disk and try again.</source>
        <translation>
            <numerusform>%n partida não pôde ser salva e seria perdida. Fique e salve uma cópia em outro lugar pelo menu da partida ou pela lista de partidas, ou libere espaço no disco e tente de novo.</numerusform>
            <numerusform>%n partidas não puderam ser salvas e seriam perdidas. Fique e salve uma cópia em outro lugar pelo menu da partida ou pela lista de partidas, ou libere espaço no disco e tente de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>A partida voltou a ser salva.</translation>
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
        <translation>Rodada %1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a chance that changed</comment>
        <translation>de %1 para %2</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>This game was set up without undo.</source>
        <translation>Esta partida foi criada sem a opção de desfazer.</translation>
    </message>
    <message>
        <source>You have decided nothing yet that could be taken back.</source>
        <translation>Você ainda não decidiu nada que possa ser desfeito.</translation>
    </message>
    <message>
        <source>Something hidden has been revealed since, and other people play.</source>
        <translation>Algo oculto foi revelado desde então, e há outras pessoas jogando.</translation>
    </message>
    <message>
        <source>Another person has played since.</source>
        <translation>Outra pessoa jogou desde então.</translation>
    </message>
    <message>
        <source>Nothing can be taken back while the computer is handed over.</source>
        <translation>Nada pode ser desfeito enquanto o computador é passado.</translation>
    </message>
    <message>
        <source>Nothing can be taken back in a replay.</source>
        <translation>Nada pode ser desfeito em um replay.</translation>
    </message>
    <message>
        <source>Something new has been seen since: the game will count as assisted.</source>
        <translation>Algo novo foi visto desde então: a partida contará como assistida.</translation>
    </message>
    <message>
        <source>This game counts as assisted: a hint was given, or something was taken back after it had been seen.</source>
        <translation>Esta partida conta como assistida: uma dica foi dada, ou algo foi desfeito depois de ter sido visto.</translation>
    </message>
    <message>
        <source>Moves can be taken back at any time, even after new cards or spheres came up. A game in which that happened is marked as assisted.</source>
        <translation>Jogadas podem ser desfeitas a qualquer momento, mesmo depois que novas cartas ou esferas apareceram. Uma partida em que isso aconteceu é marcada como assistida.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Nenhuma jogada pode ser desfeita.</translation>
    </message>
    <message>
        <source>Moves can be taken back until a new card or sphere comes up. Against computers alone you can go back further; the game is then marked as assisted.</source>
        <translation>Jogadas podem ser desfeitas até aparecer uma nova carta ou esfera. Se você joga só contra computadores, pode voltar mais; a partida é então marcada como assistida.</translation>
    </message>
</context>
<context>
    <name>UndoPanel</name>
    <message>
        <source>Take back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Um passo</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>The last action or Gizmo, whole</source>
        <translation>Toda a última ação ou Gizmo</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Backspace</translation>
    </message>
    <message>
        <source>The whole turn</source>
        <translation>O turno inteiro</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Z</source>
        <translation>Ctrl+Alt+Z</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Nada foi desfeito.</translation>
    </message>
</context>
<context>
    <name>UndoTools</name>
    <message>
        <source>Take back one step (Ctrl+Z)</source>
        <translation>Desfazer um passo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Y)</source>
        <translation>Refazer (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Nada foi desfeito.</translation>
    </message>
    <message>
        <source>More to take back</source>
        <translation>Mais para desfazer</translation>
    </message>
</context>
</TS>
