import type { Entailment } from '../Entailment.js';
import { CLOTHING_ENTAILMENTS } from './clothingEntailments.js';
import { CONNECTION_ENTAILMENTS } from './connectionEntailments.js';
import { CONSTRUCTION_ENTAILMENTS } from './constructionEntailments.js';
import { COOKWARE_ENTAILMENTS } from './cookwareEntailments.js';
import { COUNT_ENTAILMENTS } from './countEntailments.js';
import { FABRIC_CARE } from './fabricCare.js';
import { FREE_FROM_ENTAILMENTS } from './freeFromEntailments.js';
import { ITEM_CARE } from './itemCare.js';
import { LIGHTING_ENTAILMENTS } from './lightingEntailments.js';
import { MATERIAL_ENTAILMENTS } from './materialEntailments.js';
import { MEDIA_ENTAILMENTS } from './mediaEntailments.js';
import { POWER_ENTAILMENTS } from './powerEntailments.js';
import { PROTECTION_CLASSES } from './protectionClasses.js';
import { SAFETY_ENTAILMENTS } from './safetyEntailments.js';
import { STORAGE_ENTAILMENTS } from './storageEntailments.js';
import { TIME_ENTAILMENTS } from './timeEntailments.js';

/** Every entailment, by theme. Chosen by the fact, never by the category. */
export const ENTAILMENTS: readonly Entailment[] = [
  ...CLOTHING_ENTAILMENTS,
  ...CONNECTION_ENTAILMENTS,
  ...CONSTRUCTION_ENTAILMENTS,
  ...COOKWARE_ENTAILMENTS,
  ...COUNT_ENTAILMENTS,
  ...FABRIC_CARE,
  ...FREE_FROM_ENTAILMENTS,
  ...ITEM_CARE,
  ...LIGHTING_ENTAILMENTS,
  ...MATERIAL_ENTAILMENTS,
  ...MEDIA_ENTAILMENTS,
  ...POWER_ENTAILMENTS,
  ...PROTECTION_CLASSES,
  ...SAFETY_ENTAILMENTS,
  ...STORAGE_ENTAILMENTS,
  ...TIME_ENTAILMENTS,
];
