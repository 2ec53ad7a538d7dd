import type { Kind } from '../Kind.js';
import { computers } from './frames.js';

export const computerKinds: readonly Kind[] = [
  computers.kind('laptop', {
    also: 'laptops | notebook computer | notebook pc | ordinateur portable | portátil | laptop computer',
    parts: 'screen | keyboard | trackpad | battery | charger | webcam',
    neutral: 'class | meeting | write | code | travel',
    search:
      'notebook computer | portable computer | notebook pc | laptops | lap top | laptop computer | mobile computer | personal computer | note book pc | computing device',
    ask: 'model memory screen_size resolution connection battery_life weight included colour warranty',
  }),
  computers.kind('computer', {
    also: 'desktop computer | pc | ordinateur | ordenador',
    parts: 'processor | fan | case | drive | power supply',
    neutral: 'monitor | game | browse | write | code',
    search:
      'pc | personal computer | computers | pc system | home computer | computing device | work computer | pc setup',
    ask: 'memory model connection dimensions included power weight compatible_with colour warranty',
  }),
  computers.kind('monitor', {
    also: 'monitors | computer monitor | pc monitor | bildschirm | écran',
    parts: 'panel | bezel | arm | screen',
    neutral: 'display | game | edit | watch | spreadsheet',
    search:
      'computer monitor | pc monitor | computer display | pc display | display screen | desktop monitor | video display | visual display unit | vdu | display panel | external display | viewing display',
    ask: 'screen_size resolution frequency connection dimensions included brightness installation colour warranty',
  }),
  computers.kind('keyboard', {
    also: 'keyboards | tastatur | clavier | teclado | tastiera',
    alike: 'keyboard mouse combo | keyboard and mouse combo',
    parts: 'keycap | switch | wrist rest | foot | backlight',
    neutral: 'write | game | tablet | shortcut | code',
    search:
      'computer keyboard | pc keyboard | key board | typing keyboard | keyboards | input device | qwerty | keypad',
    ask: 'connection compatible_with language battery included dimensions weight colour mode warranty',
  }),
  computers.kind('mouse', {
    also: 'mice | computer mouse | maus | souris | ratón',
    alike: 'trackball',
    parts: 'scroll wheel | sensor | grip | side button',
    neutral: 'click | scroll | game | browse | edit',
    search:
      'computer mouse | pc mouse | mice | pointing device | mouse for pc | cursor control | click device | input device | pointer | clicker | point and click device | cursor controller',
  }),
  computers.kind('mouse pad', {
    also: 'mousepad | mouse mat | mauspad | tapis de souris | alfombrilla',
    alike: 'desk mat',
    parts: 'surface | backing | wrist rest | stitching',
    neutral: 'mouse | keyboard | game | slide | click',
    search:
      'mousepad | mouse mat | mousemat | mat for mouse | pad for mouse | mouse surface | computer mouse mat | pc mouse mat | mouse table mat | desktop mouse mat | mouse rug',
    ask: 'dimensions material thickness pattern colour care feature included',
  }),
  ...computers.family('laptop stand', {
    also: 'laptop riser | notebook stand | laptop holder | laptopständer | support ordinateur portable | soporte portátil',
    members: 'monitor stand | monitor arm | cooling pad',
    parts: 'arm | hinge | pad | hook | foot',
    neutral: 'screen | eye level | keyboard | fold | video call',
    search:
      'computer stand | computer riser | riser stand | stand for computer | pc stand | computer holder | computer support | computer lift | raiser | desktop stand | raised computer stand | elevated computer stand',
    ask: 'compatible_with height load material dimensions weight feature assembly colour warranty',
    title: 'material compatible_with load colour',
  }),
  ...computers.family('usb hub', {
    also: 'usb splitter | hub | multiport adapter',
    members: 'docking station = dock | card reader = memory card reader | usb adapter',
    parts: 'slot | indicator | housing',
    neutral: 'hard drive | keyboard | monitor | mouse | extend',
    search:
      'usb splitter | usb port hub | multi port hub | multiport hub | usb port expander | port hub | multi usb adapter | usb multiplier | usb multi plug | usb distributor | port replicator | data hub | multiple usb',
  }),
  computers.kind('flash drive', {
    also: 'pen drive | pendrive | usb stick | thumb drive | usb drive | memory stick | clé usb | memoria usb | chiavetta usb',
    parts: 'cap | loop | casing',
    neutral: 'photo | document | backup | save | copy | transfer',
    search:
      'pen drive | pendrive | usb stick | thumb drive | usb memory | memory stick | data stick | jump drive | usb key | usb storage stick | flash disk | thumbdrive | external storage stick',
  }),
  ...computers.family('hard drive', {
    also: 'hard disk | hdd | festplatte | disque dur | disco duro',
    members: 'ssd = solid state drive',
    parts: 'enclosure | controller | casing',
    neutral: 'backup | photo | document | save | copy | install',
    search:
      'hard disk | disk drive | data drive | storage drive | hdd | harddisk | hard disc | computer storage | memory drive | harddrive | backup drive | pc storage | mass storage',
  }),
  computers.kind('memory card', {
    also: 'memory cards | speicherkarte | carte mémoire | tarjeta de memoria',
    alike: 'sd card | microsd card | tf card',
    parts: 'adapter | contact | case',
    neutral: 'camera | photo | video | phone | save | copy',
    search:
      'storage card | flash memory card | memory chip | card memory | memory cards | data card | camera storage card | external memory | expandable storage | media card | expansion card',
  }),
  computers.kind('computer memory', {
    also: 'ram | memory module | arbeitsspeicher',
    alike: 'memory kit',
    parts: 'module | heat spreader | contact',
    neutral: 'upgrade | slot | install | motherboard',
    search:
      'ram | ram memory | memory module | system memory | ram module | ram stick | ram upgrade | pc memory | ddr | ram chip | random access memory | ram card | memory expansion',
    ask: 'memory speed frequency compatible_with voltage count size part_number warranty',
  }),
  ...computers.family('graphics card', {
    umbrella: true,
    also: 'gpu | video card | grafikkarte',
    members:
      'motherboard | processor = cpu | cpu cooler | power supply unit | pc case = cabinet pc | sound card | computer component',
    parts: 'fan | heatsink | bracket | slot',
    neutral: 'build | install | game | upgrade | case',
    search:
      'pc component | computer part | pc part | computer component | pc hardware | pc building | pc upgrade | computer build part | custom pc part | computer assembly',
  }),
  ...computers.family('router', {
    also: 'routeur',
    alike: 'mesh wifi',
    members:
      'modem | wifi extender = range extender | wifi adapter = wifi dongle | network switch = ethernet switch | access point',
    parts: 'antenna | adapter',
    neutral: 'internet | network | wifi | stream | room',
    search:
      'internet router | network router | internet router device | net router | networking device | broadband router | home network device | internet box | internet connection device',
    ask: 'data_rate connection range frequency compatible_with count power included dimensions warranty',
  }),
  computers.kind('webcam', {
    also: 'web camera | webcams | pc camera | web cam',
    parts: 'lens | clip | microphone | tripod | cover',
    neutral: 'video call | meeting | class | stream | monitor',
    search:
      'web camera | web cam | computer camera | pc camera | video call camera | video conference camera | video calling camera | streaming camera | live video camera | online class camera | chat camera | meeting camera',
  }),
  ...computers.family('printer', {
    also: 'printers | drucker | imprimante | impresora | stampante',
    members: 'label printer | thermal printer | scanner = document scanner | 3d printer',
    parts: 'tray | cartridge | scanner lid | roller | screen',
    neutral: 'print | page | paper | label | document | scan',
    search:
      'printers | printing machine | printing device | print machine | printing equipment | printing unit | printing appliance | print maker | print hardware',
    ask: 'function speed resolution connection size compatible_with included dimensions weight warranty',
  }),
  computers.kind('ink cartridge', {
    also: 'ink cartridges | printer ink | ink | printer cartridge | druckerpatrone | tintenpatrone | cartouche d’encre | cartucho de tinta',
    alike: 'ink bottle',
    parts: 'nozzle | chip | seal',
    neutral: 'print | page | printer | photo | refill | replace',
    search:
      'printer ink | printer cartridge | ink for printer | printing ink | ink cartridges | printer ink refill | inkjet cartridge | ink jet cartridge | catridge | inkcartridge | printer consumables | printer supplies',
    ask: 'compatible_with not_compatible_with part_number pages colour net_content count origin shelf_life warranty',
    title: 'compatible_with part_number colour pages count',
  }),
  computers.kind('toner cartridge', {
    also: 'toner cartridges | laser toner | toner kartusche | tonerkartusche | cartouche de toner | cartucho de tóner',
    alike: 'toner kit | drum unit',
    parts: 'drum | chip | seal | roller',
    neutral: 'print | page | printer | document | replace',
    search:
      'toner | laser toner | printer toner | laser printer cartridge | toner for printer | laser printer ink | laserjet toner | toner refill | catridge | printer supplies | laser printing | laser print cartridge | printer consumable',
    ask: 'compatible_with not_compatible_with part_number pages colour count included origin warranty',
    title: 'part_number compatible_with pages colour count',
  }),
  computers.kind('ethernet cable', {
    also: 'network cable | lan cable | patch cable | internet cable | netzwerkkabel | câble ethernet',
    alike: 'cat6 cable',
    parts: 'connector | jacket | clip',
    neutral: 'router | network | internet | console | tv',
    search:
      'network cable | lan cable | lan wire | internet cable | network cord | lan cord | rj45 cable | network lead | lan patch cord | router cable | net cable | broadband cable | networking cable | modem cable | computer network',
  }),
  computers.kind('laptop charger', {
    also: 'laptop adapter | laptop power adapter | notebook charger | laptop ac adapter | laptop netzteil',
    parts: 'pin | tip | brick',
    neutral: 'socket | wall | charge | battery',
    search:
      'laptop adapter | notebook charger | laptop power supply | laptop power adapter | notebook adapter | laptop adaptor | laptop power cord | notebook charging adapter | laptop ac power supply | laptop charging cable | computer charger | laptop power brick | pc charger',
    ask: 'compatible_with power voltage current part_number connection length included certification warranty',
  }),
];
