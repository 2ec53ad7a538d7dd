import type { Kind } from './Kind.js';
import { applianceKinds } from './data/applianceKinds.js';
import { clothingKinds } from './data/clothingKinds.js';
import { cookwareKinds } from './data/cookwareKinds.js';
import { diningKinds } from './data/diningKinds.js';
import { drinkwareKinds } from './data/drinkwareKinds.js';
import { homeKinds } from './data/homeKinds.js';
import { householdKinds } from './data/householdKinds.js';
import { indianKitchenKinds } from './data/indianKitchenKinds.js';
import { indianWearKinds } from './data/indianWearKinds.js';
import { kitchenToolKinds } from './data/kitchenToolKinds.js';
import * as frames from './data/frames.js';

const { general, ...groups } = frames;

/** Every kind of product that is known by name. */
export const KINDS: readonly Kind[] = [...applianceKinds,...clothingKinds,...cookwareKinds,...diningKinds,...drinkwareKinds,...homeKinds,...householdKinds,...indianKitchenKinds,...indianWearKinds,...kitchenToolKinds];

/** What holds for a category where only the category of a product is known. */
export const CATEGORY_FRAMES: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.values(groups).map(({ frame }) => [frame.category, frame]),
);

/** What holds where not even the category is known. */
export const GENERAL_KIND: Kind = general.frame;
