import { VEHICLE_MAKES } from './vehicleMakes.js';

/** Names after "for" that say what an accessory fits. Lower case. Compatibility only: no list of brands to avoid. */
export const FITTED_NAMES: ReadonlySet<string> = new Set([
  ...VEHICLE_MAKES,
  ...`apple iphone ipad ipod macbook airpods samsung galaxy google pixel oneplus nothing xiaomi redmi poco mi realme oppo vivo
  motorola moto nokia honor huawei lg sony asus acer dell hp lenovo kindle fitbit garmin amazfit gopro canon nikon epson xbox
  playstation ps4 ps5 nintendo dyson roomba ninja keurig nespresso infinix tecno dji microsoft wacom bosch parrot hubsan syma
  wltoys cheerson mjx udi eachine traxxas walkera jjrc align yuneec makita dewalt milwaukee ryobi stihl whirlpool kenmore
  frigidaire maytag electrolux philips braun oral-b kitchenaid cuisinart nutribullet vitamix brother toshiba panasonic compaq
  ibm fujitsu thinkpad chromebook surface alcatel zte blackberry htc fossil suunto insta360 lego meccano coolpad vodafone
  shimano sram campagnolo bontrager fender gibson ibanez yamaha roland weber traeger instant-pot singer janome karcher kärcher bissell
  hoover miele husqvarna gardena festool metabo einhell worx hikoki hitachi delonghi breville krups tassimo dolce
  brita aquaguard kent hawkins preethi usha bajaj havells`.split(/\s+/),
]);
