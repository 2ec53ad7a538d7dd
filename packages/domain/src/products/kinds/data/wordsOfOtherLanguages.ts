import { lazily, WordList } from '../../../shared/index.js';

/** Words of German, French, Spanish and Italian names of kinds, as sellers of these stores write them: read, but not written into English text. */
export const europeanWords = lazily(
  () =>
    new WordList(
      `
abito abrelatas abrigo tapis cortina cortinas yogamatte de du des della absatzschuhe abtropfgestell accessoires accessori aceite acondicionador acrylfarben actionfigur
adaptador adaptateur adesivo adhesiva adhesivas affiche aire akku akkuschrauber alfombra alfombrilla alfombrillas
alicates almacenamiento almohada altavoz altoparlante ambientador amortiguador amortisseur anda anello angelrute
anillo animalerie annaffiatoio anzug appareil aquarien arbeitshandschuhe arbeitsspeicher arisi armario armatur
armbanduhr armreif arrocera arrosoir arroz asciugacapelli asciugamano asiento aspiradora aspirapolvere aspirateur
assiette aufbewahrungsbox aufkleber auriculares ausstechform autoabdeckung autocollant autopflege autoradio autoteile
avena babero babybett babybody babydecke babyflasche babyfon babyphone babytrage backblech backform badeanzug badehose
bademantel badematte badesalz badetuch badvorleger bagno bague bain balla ballon ballons balsamo bambola banane
bandeja bandera barhocker bastelset basura batterie bauchtasche bausteine bavaglino bavoir bayeta becher beistelltisch
beleuchtung besen besteck besteckset bett bettbezug bettdecke bettgestell bettlaken biberon bicchiere bicicleta
bicicletta bilancia bilderrahmen bildschirm billetera binocolo blechschild bleistift blocs blu blumenerde blumentopf
blumenvase blusa bluse bodenwischer bohrer bohrerset bohrmaschine bol bollitore bolsa bolsas bolso bomba bombilla
borraccia borsa borsone botas botella bottes bottiglia bottines bouchon bougeoir bougie bouilloire bouillotte
bouteille boxeo boxhandschuhe braccialetto bratenthermometer bratpfanne bremsbelag brettspiel brieftasche brille
brocas brocha broche brosche brosse brossettes brotdose buch bufanda buntstifte cabas cabello cacciavite cadeau cadena
cafetera cafetiere cahier caja calcetines calefactor calendario calendrier calentador calice calzado calzature calzini
calzoncillos cama camicetta camicia camisa camiseta campeggio campinggeschirr campingkocher campingstuhl cantimplora
capelli capillaire cappello cappotto cappuccio capucha caraffa cargador caricabatterie caricatore carpeta carta
cartera cartucho casa casco casquette cavo cazo ceinture cepillo cesta cesto chapelet chaqueta chargeur chauffage
chauffe chaussettes chaussons chaussure chaussures chemin chemisier chevet chiasamen chiavetta chien chitarra chocolat
christbaumschmuck chubasquero chupete cinta cintre cintura cioccolato ciondolo ciotola classeur climatiseur coche
cochecito cocina coffret colador colgante collana colle cologne colorear coloriage coltello combinaison comedero
comida confezione copa coperta copridivano copripiumino coque corbata corda correa cortar couchage couches couchtisch
couette coussin couverts cravate cravatta crema creme cuaderno cuadro cubiertos cubo cuccia cuchillo cucina cuentas
cuerda cuffie cuisson cuscino dados damen dampflok dartscheibe decke deckenlampe deckenleuchte dekofigur delantal
deodorante deospray desodorante destornillador detergente detersivo dichtung dientes diffuseur disfraz displayschutz
disque dista distancia divano dormir douilles drap drapeau dron drucker druckerpatrone ducha duftkerze dur duro
duschgel duschkopf duschvorhang ehering eierkocher eimer einkaufstasche einlegesohle einlegesohlen einmachglas
elektronik elettrica encens engrais ensaladera entsafter ersatzakku ersatzbatterie ersatzdisplay ersatzfilter
ersatzklinge ersatzmesser ersatzteil erste escalera escoba escritorio esencial especias espejo essentielle essenziale
essuie estatuilla esterilla etiketten etikettendrucker exfoliante exprimidor externe fahne fahrrad fahrradhelm
fahrradlicht fahrradschloss farben farine faszienrolle federa felpa felpudo femme fernbedienung ferngesteuertes
fernglas fernseher ferro fertilizante festplatte feuerschale feuerzeug fiambrera fieberthermometer figur filtre filtro
filzstift fingerring fiori fitnessband flagge flasche fleurs fliege forets formaggio fotocamera fotos fouet fourchette
fregona freidora frein freno frigorifero frischhaltedose friteuse fromage frullatore frutos fumetto funda futterhaus
futternapf gabel gafas galletas gamelle gants garderobe gardine garn garten gartendeko gartenleuchte gartenschere
gartenschlauch gartenwerkzeug gasherd gatos gaufrier gebetskette geige geldbeutel geschenk geschenkkorb geschenkpapier
geschenkset geschirr geschirrset geschirrtuch gesellschaftsspiel gesichtscreme gesichtsmaske gesichtsreinigung
gesichtsserum gesichtswasser giacca giardino giocattolo gioco gioielli girlande gitarre gleis gleise globos gommage
gonna gorra gorro grafikkarte graines grembiule grifo gruccia guantes guanti guinzaglio guirlande guirnalda guitare
guitarra gutschein gymnastikmatte haar haarfarbe haargel haargummi haarschneider haarspange haarspray haartrockner
haferflocken haftnotizen halsband halskette halstuch hamac hamaca hamam handpuppe handschuhe handtasche handtuch
handycase handyhalterung hantel hanteln harina hausschuhe haustierbedarf heimtrainer heizdecke heizkissen heizung hemd
hemden herramientas hervidor hilfe hochbeet hocker homme honig horloge horno housse huile humidificateur hundebett
hundebox hundefutter hundegeschirr hundekissen hundeleine hundemantel hundenapf hundespielzeug impermeabile impresora
imprimante indo induktionskochfeld inglesa integratore inteligente interrupteur isolierflasche isotherme jacke jardin
jarra jeanshose jeu jogginganzug jouet joya joyas juego juguete jumelles jupe kabel kaffee kaffeebecher kaffeebohnen
kaffeemaschine kaffeetasse kalender kamera kappe kapseln kapuzenpulli kapuzenpullover karaffe karnevalsmaske
kartenspiel kartoffelstampfer kartusche katzenbett katzenfutter katzenklo katzenspielzeug katzenstreu kehrblech keks
kekse kerze kerzenhalter kette kinderbett kinderwagen kissen kissenbezug kissenschutz klebeband kleber klebstoff kleid
kleider kleiderschrank kleidung klimaanlage knete kniebandage knoblauchpresse kochfeld kochgeschirr kochmesser
kochtopf koffer kommode kompass komposter kopfkissen korb korkenzieher kosmetiktasche kratzbaum krawatte krug
kuchenform kugellager kugelschreiber kulturbeutel kunstblumen kunstdruck kunstpflanze kurkuma kurze kuscheldecke
kuscheltier ladekabel laine laisse lampadario lampadina lampe lana laptoptasche laufband laufrad laufschuhe
lautsprecher lavadora lavan lavatrice lavavajillas lebensmittel leckerli leinwandbild leiter lentejas lenticchie
lentilles lenzuolo lernspielzeug lesebrille lessive letto leuchtmittel lexikon libreria libreta libro lichterkette
licuadora lidschatten limpiador limpiaparabrisas limpieza linge lingettes linsen linterna lippenbalsam lippenstift
lisseur livre llave llavero lockenstab locomotora lokomotive lonche luftballon luftballons luftbefeuchter luftfilter
luftpumpe luftreiniger lumineuse lunchdose lunettes maceta maglietta maglione malbuch maleta mancuernas mandeln
manette mangeoire manguera manubri maqueta maquette maquillage maquillaje maquinilla marco marmelade marmellata
marqueur marsupio marteau martello martillo masajeador mascarilla mascotas massagepistole matelas materasso matita
matratze matratzenauflage matratzenschoner mattarello mattoncini maus mauspad mehl memoria mermelada mesa messbecher
messer meuble meubles miel miele mikrofasertuch mikrofon mikroskop mikrowelle miroir mixeur mobili mocassins mochila
modelbau modellauto modellbausatz modelleisenbahn modi moje mokassins molcajete momo montre mortier moskitonetz
mosquitera moto motorradhandschuhe motorradhelm motorradteile moustiquaire muebles muffinblech multiprise
mundharmonika murale muraux muselina musikinstrument musique mutande nachthemd nachtlicht nachttischlampe nagellack
nappe nasenpiercing nastro neceser nettoyage nettoyant netzteil netzwerkkabel notas notizbuch novela nudelholz nudeln
nudelsieb nuit objectif objektiv occhiali ofenhandschuh oficina ohrringe ojos olio ombrello oon ord ordenador
ordinateur ordner orecchini oreiller organizador orologio outils padella paillasson palloncini palta panche panier
panneau pannolini pantalla pantalon pantaloncini pantaloni pantofole panzerglas papel papier pappteller
paraguas parapluie parete parfum parrucca partydeko passa passoire pastiglie pastillas patta pattumiera pegatina peint
peinture pelele pellicola pelo peluca peluche pendentif pendientes pennarello pennello pentola perceuse percha perlen
perles perline perro perros perruque personenwaage personenwagen pfanne pfannenwender pflanze phare pianta piatto
pichet pigiama pijama pila pilas pince pinceau pincel pinsel pintalabios pintura pinze pizzaschneider plafonnier
plakat plancha planta plante plantillas plaquettes plas plastilina plato plazo pneu podar poire portachiavi
portafoglio portapranzo portatile porte portefeuille portemonnaie posate posavasos poubelle poussette pressione
profumo proiettore projecteur proteinpulver proyector pucktuch pulli pulsera punto puppe puppenhaus purificador
putztuch puzzel quaderno quadro queso racchetta rangement raqueta raquette rascador rasierer rasierschaum rasoio
rasoir ratschenkasten raumduft recambio rechange regadera regalo regenjacke regenmantel regenschirm reggiseno regleta
reibe reifen reiniger reiseadapter reisetasche reiskocher reloj repuesto ricambio rideau riso riz robinet rodillera
rodillo roli romanzo rompecabezas rompicapo ropa rossetto rotulador roulement routeur rubinetto rutscher saatgut
sacacorchos sacco saco sacs saft sal saladier salatbesteck saltar saltare salz salzstreuer samen sammelkarten sandalen
sandales sandali sandalias sapone saugroboter savon scala scarpe scarpiera schal schale schallplatte schalter
scheibenwischer scheinwerfer schild schirm schlafanzug schlafmaske schlafsack schlagzeug schminkpinsel schneebesen
schneidebrett schnellkochtopf schnuller schokolade schongarer schrank schrauben schraubendreher schreibtisch
schreibtischlampe schuh schuhe schuhregal schuhschrank schulrucksack schutzfolie schwamm schwimmbrille sciarpa scie
scolapasta scopa seau secador secchio secos secs sedia seife seifenspender sel semelle semillas servilleta sessel
sgabello shampooing sieb siero silla sitzbezug sitzkissen sitzsack socken sofabezug solaire solare solarlampe
solarleuchte solarmodul solarpanel soleil sombra somnifera sonnenbrille sonnencreme sonnenschirm soufflante
souris sous soutien spannbettlaken spazzolino specchio speicherkarte spezie spielset spielzeug spielzeugauto spilla
sportartikel sporttasche springseil stabmixer stampante standmixer stapelbecher stativ staubsauger
staubsaugerbeutel steckdosenleiste stehlampe stendino stiefel stirnlampe stiro stivali stoff stofftasche stofftier
strampler strickjacke strofinaccio stufa stuhl stylo succo sucre sudadera suero sujetador suplemento tablett tablette
tablier taburete tacones tagebuch tagliere taladro talons tapete tapiz tappetino tappeto tarjeta taschenlampe tastatur
tastiera tavolo taza tazza teclado teekanne teiera teint tel tele telecomando telefono televisor televisore tenda
tendedero tente teppich termo tessuto tetera thermobecher thermosflasche thermoskanne tijeras tinta tinte
tintenpatrone tisch tischdecke tischlampe tischset tissu toalla toallitas tobillera tondeuse tonerkartusche tonique
topf topflappen topfset torcia tornillos tortendeko tortenplatte tostadora tostapane tournevis tovaglia
trainingsanzug traje trapano trapunta travestimento trikot trinkflasche trinkglas trousse tubo turnschuhe tuta uhr
uhrenarmband unterhose untersetzer vaisselle vajilla valigia vanne vaqueros vaso vasos vassoio veilleuse ventil
ventilador ventilateur ventilatore verpackungsmaterial verre veste vestido vestito viaje viso vogelhaus voiture
vorhang vorratsdose vorratsglas waffeleisen wandbild wandfarbe wandhalterung wandtattoo wandteppich wanduhr
warmwasserbereiter waschmaschine waschmittel wasserfilter wasserflasche wasserhahn wasserkaraffe wasserkocher wecker
weihnachtsdeko weihnachtskugeln weinglas wendeplatten werkzeug werkzeugkoffer werkzeugset wimperntusche windel windeln
windspiel winkelschleifer wintermantel wischerblatt wischmopp wolldecke wolle zahnpasta zahnriemen zaino zange
zapatero zapatillas zapatos zelt zerbino zitronenpresse zucchero zucker zumo
ampoule cadenas cadre candado candela casque chaise chapeau chemise clavier cocotte collier coloration confiture couteau
couverture croquettes dentifrice douche enceinte farina faro foulard glas gourde grillrost hut incienso jus klavier lit
maillot manta manteau mantel masque pallone penna plateau quadrocopter regal reis roman schloss schmuck semi sierra
smalto sombrero spiegel tableau tabouret taschenrechner tasse tela teller transportbox vela vis balai carnet chiffon dadi falda herren mando
`
        .trim()
        .split(/\s+/u),
    ),
);

/** Words of Hindi and other Indian names of kinds, which buyers in India type in Latin letters. */
export const indianWords = lazily(
  () =>
    new WordList(
      `
aachar aaina aari aarti aata abhyanga achaar achar achkan agarbathi agarbatti akhrot akki almari almirah anarkali
angeethi anguthi anjeer appalam ashvagandha ashwaganda atta auzar baal badam bagwani baja balai bali balti bandarwal
bandhan bandhanwar bandhgala bandi baniyan bansuri barni barsati bartan batta batti batua beej belan bellam
bhagona bhagwan bhaji bhojan bichiya bijli botal buti chabi chaidani chaipatti chakki chakku chakla chakli chaku
chalni chamach chammach champi chana chaniya channi chappal chappals chashma chata chauth chawal chhalla chhata
chhatri chimta chimti choli chooda choodi chowki chudi chudiyan chulha chunari chunni chunri chura churan churi churna
daal daan daani dabba dadi dalia dani darwaza dasta dastana dastane dastar deepak deepam degchi desi deya dhaga dhania
dhokla dhoop dhotis dhurrie diya diyas doona doorbeen dosa dudh dupata dupatta dupattas durrie elaichi falda farnichar
frij gaadi gadda gamla gangasagar garam gehna gend ghada ghadi ghagra ghani ghar ghi gond gopal goti gubbare gud
gudiya gulab guldasta gur haath halad haldi hanuman hathoda hathodi hawa hawai hawan heena idli inchi istri istry itar
itra ittar jaap jadi jal japa jeera jhaadu jhabla jhadu jhalar jhara jhola jhoomar jhula jhumar jhumkas jhumki
jodhpuri joota joote jooti juta juti jutti kaan kabuli kachi kadahi kadai kadchi kaddukas kadhai kadhi kagaz kaju
kalam kalash kalasha kalchi kaleen kamarband kambal kamm kangan kangans kangha kanghi kanta kapda kapde kapi kapoor
karahi karchi karhai karne karwa kashmir katora katori kesar khad khajur khal khalbatta khana khane kharal khel
khichiya khilona khilone khussa kirana kishmish kitab kolhapuri kooda koti kulhad kulhar kullad kursi kurtas kurtee
kurthi kuthu laddu ladi ladoo langa langot latna lehanga lehenga lehengas lehnga lota lungis maangtikka
macchardani machardani madhu malish mandir mando mang mangal mangalsutra mangalsutras manjal masala masale matha
matka matki mauje mauli meetha mehandi mehendi mewa mez mirchi mithai mitti mixi mojari mojaris mojri mombatti moorti
moti mudda mundu murti nal nallapusalu namak nashta nath nathni nehru neyyi nichod nimbu nosepin odhni okhali okhli
oorugai paani paayal pagdi pagri pajeb pakkad palang palazo pana pani pankha papad papadam papads papadum pappad
pappadam parda patang pathani patiala patila patili patra patti paudha payal paydan pechkas pheta phooldan pista pithu
pocha polpat pooja potli pratima puja punjabi puri pustak rajai rakhi rakhis rakhri raksha rakshabandhan rangoli rasoi
rassi razai roshni rudraksha saadi sabun sabzi sadi sadri safa safai saikil sajawat samagri samai sarees saris
sarson seeti seviyan shahad shampu sharara sharbat sheeshphool shehad sherwani sherwanis shivling sidhi silai sukha
sukhane surahi surma swasthya swetar takia takiya tambu tanmaniya taraju tasveer tauliya tava thaila thaili
thali tikka tokri tolia topia toran torans tuppa ubtan udbatti upanyas uphar vadya vati vellam veshti vilakku voni
wala watter
chadar dari gaddi rang saman sheesha tala topi
`
        .trim()
        .split(/\s+/u),
    ),
);
