import type { Kind } from './Kind.js';
import { activityKinds } from './data/activityKinds.js';
import { applianceKinds } from './data/applianceKinds.js';
import { beautyKinds } from './data/beautyKinds.js';
import { careKinds } from './data/careKinds.js';
import { clothingKinds } from './data/clothingKinds.js';
import { computerKinds } from './data/computerKinds.js';
import { cookwareKinds } from './data/cookwareKinds.js';
import { diningKinds } from './data/diningKinds.js';
import { drinkwareKinds } from './data/drinkwareKinds.js';
import { electronicsKinds } from './data/electronicsKinds.js';
import { furnitureKinds } from './data/furnitureKinds.js';
import { groceryKinds } from './data/groceryKinds.js';
import { homeKinds } from './data/homeKinds.js';
import { householdKinds } from './data/householdKinds.js';
import { indianKitchenKinds } from './data/indianKitchenKinds.js';
import { indianWearKinds } from './data/indianWearKinds.js';
import { jewelleryKinds } from './data/jewelleryKinds.js';
import { kitchenToolKinds } from './data/kitchenToolKinds.js';
import { occasionKinds } from './data/occasionKinds.js';
import { paperKinds } from './data/paperKinds.js';
import { petKinds } from './data/petKinds.js';
import { playKinds } from './data/playKinds.js';
import { pujaKinds } from './data/pujaKinds.js';
import { smallApplianceKinds } from './data/smallApplianceKinds.js';
import { toolKinds } from './data/toolKinds.js';
import { vehicleKinds } from './data/vehicleKinds.js';
import { wearKinds } from './data/wearKinds.js';
import { yardKinds } from './data/yardKinds.js';
import * as frames from './data/frames.js';

const { general, ...groups } = frames;

/** Every kind of product that is known by name. */
export const KINDS: readonly Kind[] = [
  ...activityKinds,
  ...applianceKinds,
  ...beautyKinds,
  ...careKinds,
  ...clothingKinds,
  ...computerKinds,
  ...cookwareKinds,
  ...diningKinds,
  ...drinkwareKinds,
  ...electronicsKinds,
  ...furnitureKinds,
  ...groceryKinds,
  ...homeKinds,
  ...householdKinds,
  ...indianKitchenKinds,
  ...indianWearKinds,
  ...jewelleryKinds,
  ...kitchenToolKinds,
  ...occasionKinds,
  ...paperKinds,
  ...petKinds,
  ...playKinds,
  ...pujaKinds,
  ...smallApplianceKinds,
  ...toolKinds,
  ...vehicleKinds,
  ...wearKinds,
  ...yardKinds,
];

/** What holds for a category where only the category of a product is known. */
export const CATEGORY_FRAMES: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.values(groups).map(({ frame }) => [frame.category, frame]),
);

/** What holds where not even the category is known. */
export const GENERAL_KIND: Kind = general.frame;
