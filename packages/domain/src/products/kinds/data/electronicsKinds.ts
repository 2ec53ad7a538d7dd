import type { Kind } from '../Kind.js';
import { electronics, phones } from './frames.js';

export const electronicsKinds: readonly Kind[] = [
  electronics.kind('earbuds', {
    also: 'earbud | ear buds | kopfhörer in ear',
    alike: 'tws | earpods | ear pods',
    parts: 'charging case | ear tip | driver | mic | earbud | touch pad',
    neutral: 'music | calls | commute | gym | podcast | listen | run',
    search:
      'in ear headset | in ear earphones | earbud | ear buds | ear phones | in-ear headphones | music earbuds | audio earbuds | mobile earphones | listening device | ear speakers',
    ask: 'battery_life connection charge_time protection_class range compatible_with included mode weight colour warranty',
    title: 'model battery_life connection mode colour',
  }),
  electronics.kind('headphones', {
    also: 'headphone | headset | headsets | kopfhörer | casque audio | auriculares | cuffie',
    parts: 'ear cup | headband | mic | driver | cushion | boom',
    neutral: 'music | calls | listen | game | podcast | commute | study',
    search:
      'headset | head phones | headphone | music headset | audio headset | head set | listening headset | personal audio | listening device | audio ear phones | sound headset',
  }),
  ...electronics.family('earphones', {
    also: 'earphone | ear phones | écouteurs',
    alike: 'handsfree | hands free',
    members: 'neckband = neckband earphones',
    parts: 'ear tip | driver | mic | jack | remote | neckband',
    neutral: 'music | calls | listen | walk | commute | podcast',
    search:
      'ear phones | earphone | in ear headset | ear piece | earpiece | in ear | in ear headphones | audio headset | music earphone | mobile earphones',
  }),
  ...electronics.family('speaker', {
    also: 'speakers | lautsprecher | enceinte | altavoz | altoparlante',
    members:
      'soundbar = sound bar | home theatre = home theater | subwoofer = sub woofer | record player = turntable, vinyl player, record players, vinyl record player',
    parts: 'driver | grille | strap | passive radiator | woofer | tweeter',
    neutral: 'music | party | listen | song | movie | picnic | room',
    search:
      'speakers | audio speaker | music speaker | sound box | sound speaker | loudspeaker | loud speaker | audio system | music player speaker | sound output | sound output device | playback | amplified sound',
  }),
  electronics.kind('microphone', {
    also: 'mic | microphones | mikrofon',
    parts: 'stand | capsule | pop filter | receiver | clip',
    neutral: 'record | voice | sing | stream | podcast | stage | meeting',
    search:
      'mic | mike | microphones | voice recording | sound recording | audio mic | sound pickup | speech mic | audio capture | voice input',
  }),
  electronics.kind('television', {
    also: 'tv | televisions | fernseher | téléviseur | televisor | televisore',
    parts: 'screen | stand | remote | bezel | speaker',
    neutral: 'watch | movie | match | series | living room | wall',
    search:
      'tv | television set | tv set | tele | home entertainment | telly | tv display | tv panel | video display | tv monitor | broadcast viewing',
    ask: 'screen_size resolution connection frequency power included dimensions energy installation warranty',
  }),
  electronics.kind('projector', {
    also: 'projectors | beamer | projecteur | proyector | proiettore',
    parts: 'lens | lamp | remote | tripod',
    neutral: 'movie | wall | screen | presentation | watch | room',
    search:
      'projectors | beamer | video projector | home cinema | movie projector | home theater projector | presentation projector | image projector | film projector | home theatre projector | multimedia projector | projection device',
    ask: 'brightness resolution connection compatible_with dimensions power noise included weight warranty',
  }),
  ...electronics.family('camera', {
    also: 'cameras | kamera | appareil photo | fotocamera',
    alike: 'dslr',
    members: 'camcorder = video camera',
    parts: 'lens | sensor | screen | strap | flash | shutter | viewfinder',
    neutral: 'photo | picture | shoot | video | trip | record | travel',
    search:
      'cameras | photo camera | photography | picture taking | photographic camera | photo capture | photography device | photographer camera | imaging device',
    ask: 'resolution memory connection battery_life protection_class included weight dimensions compatible_with warranty',
  }),
  ...electronics.family('security camera', {
    also: 'cctv | cctv camera | surveillance camera | überwachungskamera',
    alike: 'wifi camera | ip camera',
    members: 'video doorbell = doorbell',
    parts: 'lens | mount | antenna | sensor',
    neutral: 'door | gate | shop | watch | record | night | motion',
    search:
      'cctv | cctv camera | surveillance camera | monitoring camera | home security | surveillance cam | cc camera | video surveillance | safety camera | house security camera | cc tv | observation camera | watchdog camera',
    ask: 'resolution connection memory range protection_class power installation included compatible_with warranty',
  }),
  ...electronics.family('camera lens', {
    also: 'lens | lenses | objektiv | objectif',
    members: 'lens filter | lens cap | lens hood',
    parts: 'mount | ring | cap | hood | thread',
    neutral: 'photo | camera | shoot | focus | portrait | landscape',
    search:
      'lens for camera | photography lens | photo lens | camera optics | lens | photographic lens | photographer lens | optical lens | camera objective | photography glass | interchangeable lens | lenses',
  }),
  ...electronics.family('tripod', {
    also: 'tripods | tripod stand | stativ | trépied | trípode',
    members: 'gimbal | monopod | selfie stick = selfie monopod | ring light | light stand',
    parts: 'leg | head | plate | clamp | remote | knob',
    neutral: 'photo | video | shoot | record | camera | vlog',
    search:
      'tripod stand | camera stand | camera tripod | photo stand | three leg stand | camera holder | camera support | phone and camera stand | photography stand | camera mount stand | three legged stand | video stand | filming stand',
    ask: 'height compatible_with load material weight included dimensions colour warranty',
  }),
  electronics.kind('drone', {
    also: 'drones | quadcopter | quadrocopter | dron',
    parts: 'propeller | rotor | remote | camera | motor',
    neutral: 'fly | outdoor | video | photo | hover | park',
    search:
      'quadcopter | drones | unmanned aircraft | remote drone | flying drone | quad copter | uav | multicopter | aerial drone | rc drone | unmanned aerial vehicle | multirotor',
  }),
  electronics.kind('remote control', {
    also: 'remote | remotes | fernbedienung | télécommande | mando a distancia | telecomando',
    alike: 'tv remote',
    parts: 'battery door | key | sensor | sticker',
    neutral: 'tv | channel | volume | press | couch | set top box',
    search:
      'remote | remote controller | remotes | handset remote | controller | clicker | control unit | hand remote | device controller',
    ask: 'compatible_with not_compatible_with part_number battery range function dimensions included',
    title: 'compatible_with part_number function colour',
  }),
  electronics.kind('tv wall mount', {
    also: 'tv mount | tv bracket | wall bracket | wandhalterung',
    alike: 'wall mount | support mural',
    parts: 'bracket | screw | arm | plate | bolt',
    neutral: 'wall | tilt | swivel | television | screen',
    search:
      'tv mount | tv bracket | wall bracket | tv hanger | television bracket | television mount | tv holder | tv mounting bracket | tv fixing bracket | flat panel bracket | mounting hardware for tv | flatscreen bracket | support bracket',
    ask: 'compatible_with size load dimensions material included installation warranty',
  }),
  ...electronics.family('radio', {
    also: 'radios',
    alike: 'fm radio',
    members: 'walkie talkie = two way radio, walkie talkies',
    parts: 'dial | knob | strap | channel',
    neutral: 'listen | news | song | station | morning | talk',
    search:
      'radios | radio set | radio receiver | radio player | radio device | broadcast receiver | radio tuner | music radio | audio receiver | listening device',
  }),
  electronics.kind('extension cord', {
    also: 'extension board | extension lead | multi plug | steckdosenleiste | verlängerungskabel | multiprise | regleta | ciabatta elettrica | extension box',
    alike: 'power strip | surge protector | spike guard | spike buster',
    parts: 'socket | switch | cord | fuse | outlet',
    neutral: 'socket | plug | desk | tv | wall | lamp',
    search:
      'extension lead | extension board | multi plug | extension socket | extension cable | power extension | extension wire | mains extension | extention cord | electrical extension',
    ask: 'length count power current voltage connection protection_class certification colour warranty',
  }),
  ...electronics.family('battery', {
    also: 'batteries | batterie | akku | pila | pilas | battery cell',
    alike: 'battery pack',
    members: 'battery charger | inverter battery | coin cell = button cell',
    parts: 'terminal | contact | cell | wrapper',
    neutral: 'remote | torch | clock | toy | insert | power',
    search:
      'batteries | battery power | power cell | energy cell | power source | power supply battery | batteries pack | energy storage | electrical power | battery unit',
    ask: 'voltage energy count size compatible_with mode dimensions shelf_life weight warranty',
  }),
  ...electronics.family('solar panel', {
    also: 'solar panels | solarpanel | panneau solaire | solarmodul',
    members: 'power station | inverter | ups | solar charger',
    parts: 'frame | cell | glass | controller',
    neutral: 'sun | roof | camping | van | power | panel',
    search:
      'solar panels | solar power | solar energy | solar plate | photovoltaic | pv panel | solar module | sun power panel | solar cell panel | solar charging panel | solar system panel | renewable energy panel',
    ask: 'power voltage current dimensions weight connection compatible_with included protection_class warranty',
  }),
  electronics.kind('game controller', {
    also: 'gamepad | controller | game pad | manette | gaming controller',
    alike: 'joystick | mando',
    parts: 'stick | trigger | bumper | d-pad | grip',
    neutral: 'game | console | couch | match | level',
    search:
      'gamepad | game pad | gaming controller | gaming pad | video game controller | joypad | console controller | game remote | gamers controller | joy pad | play controller | gameplay controller',
  }),
  ...electronics.family('smart plug', {
    alike: 'smart home device | wifi plug | wifi socket',
    members:
      'travel adapter = reiseadapter | power adapter = ac adapter, netzteil | adapter = adaptateur, adaptador | smart switch | plug adapter',
    parts: 'socket | pin | housing',
    neutral: 'plug | socket | wall | lamp | schedule',
    search:
      'smart socket | smart outlet | smart home plug | plug socket | intelligent plug | app controlled plug | connected plug | smart power socket | home automation plug | remote controlled socket | programmable socket',
    ask: 'voltage current power connection compatible_with count dimensions certification included warranty',
  }),
  phones.kind('phone case', {
    also: 'mobile cover | phone cover | back cover | phone cases | mobile case | cell phone case | cover case | handyhülle | handycase | coque | funda de móvil | cover telefono | back case | case cover | schutzhülle',
    alike: 'flip cover | flip case | wallet case',
    parts: 'lip | bumper | card slot | strap | magnet | hinge',
    neutral: 'drop | grip | swap | snap on | table',
    search:
      'mobile cover | phone cover | mobile case | cell phone case | phone back cover | smartphone case | phone protector | phone casing | phone protection | handset case | phone shell | cellphone case',
    ask: 'compatible_with not_compatible_with material feature thickness colour pattern weight included warranty',
    title: 'compatible_with material style colour pattern',
  }),
  phones.kind('screen protector', {
    also: 'screen guard | screen protectors | panzerglas | displayschutz | schutzfolie | verre trempé | protector de pantalla | pellicola',
    alike: 'tempered glass | glass guard | screen glass',
    parts: 'film | adhesive | frame | wipe | layer',
    neutral: 'touch | swipe | screen | apply | align | display',
    search:
      'screen guard | display guard | display protector | screen film | display protection | scratch guard | phone screen cover | lcd guard | screen shield | protective film | mobile screen guard | screengard',
    ask: 'compatible_with not_compatible_with count strength thickness material included installation feature',
  }),
  ...phones.family('phone charger', {
    also: 'charger | mobile charger | chargers | charging adapter | ladegerät | chargeur | cargador | caricatore',
    alike: 'usb charger',
    members: 'car charger | wireless charger = charging pad | charging station = charging dock',
    parts: 'pin | pad | coil',
    neutral: 'socket | wall | bedside | night | overnight | plug',
    search:
      'charger | mobile charger | cell phone charger | smartphone charger | phone charging | cellphone charger | device charger | smartphone charging unit | handset charger | mobile power supply | battery charging',
  }),
  phones.kind('power bank', {
    also: 'powerbank | power banks | portable charger | battery bank | external battery | batterie externe | batería externa | caricabatterie portatile',
    parts: 'input | output | indicator | cell',
    neutral: 'trip | flight | recharge | commute | backpack',
    search:
      'powerbank | portable charger | external battery | battery bank | mobile power bank | charging bank | backup charger | battery pack for phone',
    ask: 'energy power connection count charge_time compatible_with included dimensions weight certification warranty',
    title: 'energy power connection model colour',
  }),
  ...phones.family('phone holder', {
    also: 'phone stand | mobile stand | mobile holder | phone mount | handyhalterung | support téléphone | soporte móvil',
    members: 'phone grip | ring holder | tablet stand | car phone holder = car mount',
    parts: 'clamp | arm | base | suction cup | vent clip | ball joint | magnet',
    neutral: 'dashboard | video | watch | drive | bedside | rotate',
    search:
      'mobile holder | cell phone holder | smartphone holder | holder for phone | cellphone holder | handset holder | phone support | smart phone holder',
  }),
  phones.kind('smartphone', {
    also: 'mobile phone | smartphones | mobile | cell phone | phone | téléphone | teléfono | telefono',
    alike: 'handy',
    parts: 'screen | camera | sim tray | battery | speaker',
    neutral: 'photo | app | message | game | video',
    search:
      'mobile phone | mobile | cell phone | smart phone | handset | cellphone | touch phone | touchscreen phone | cellular phone | mobile device',
    ask: 'memory screen_size battery resolution connection compatible_with included colour dimensions warranty',
  }),
  ...phones.family('tablet', {
    also: 'tablets | tab | tablet pc | tablette',
    members: 'e-reader = ereader',
    parts: 'screen | camera | stylus | speaker',
    neutral: 'read | video | draw | class | note | couch',
    search:
      'tablets | tab | tablet pc | tablet computer | touch tablet | touchscreen tablet | mobile computer | tablet device | smart tablet',
    ask: 'screen_size memory battery resolution connection included compatible_with dimensions colour warranty',
  }),
  phones.kind('tablet case', {
    also: 'tablet cover | tab cover | tablet hülle',
    alike: 'flip flap case | tablet sleeve',
    parts: 'flap | stand | magnet | pencil holder | strap',
    neutral: 'tablet | read | stand | type | class',
    search:
      'tablet cover | tab cover | tab case | tablet protection | tablet pc case | tablet protector | tablet protective cover | tablet shell | tablet casing | tablet holder case | tablet sleeve cover | tablet guard | device cover | protecting case',
  }),
  phones.kind('usb cable', {
    also: 'charging cable | data cable | usb cables | ladekabel | usb kabel | charger cable | câble usb | charging cord',
    alike: 'usb c cable | type c cable | lightning cable | usb-c cable | cable usb',
    parts: 'braid | jacket | strain relief | tie',
    neutral: 'laptop | tablet | data | sync | transfer | adapter',
    search:
      'usb cord | charging cable | charging cord | data cable | usb wire | charger wire | charger lead | sync cable | data transfer cable | mobile cable | phone charging cable | connecting cable | usb connection lead',
    ask: 'length connection power current data_rate compatible_with not_compatible_with count material colour warranty',
    title: 'length connection power data_rate colour count',
  }),
  ...electronics.family('cable', {
    umbrella: true,
    also: 'cables | cord | kabel | câble | cavo',
    members:
      'hdmi cable = hdmi cord | audio cable | aux cable | vga cable | displayport cable | coaxial cable | speaker wire | optical cable | wire | power cord = power cable | jumper wire',
    parts: 'connector | jacket | braid | pin | strain relief',
    neutral: 'tv | monitor | speaker | console | laptop | wire',
    search:
      'cables | cord | wire | connection cable | lead | connector cable | connecting wire | cabling | wiring | electrical cord | electronic cable',
    ask: 'length connection compatible_with data_rate resolution material count colour not_compatible_with warranty',
    title: 'connection length data_rate resolution colour count',
  }),
];
