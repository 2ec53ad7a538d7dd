import type { Entailment } from '../Entailment.js';
import { ALLERGEN_ENTAILMENTS } from './allergenEntailments.js';
import { ALLOYS_AND_BOARDS } from './alloysAndBoards.js';
import { ASSEMBLY_AND_REUSE } from './assemblyAndReuse.js';
import { CLOTHING_ENTAILMENTS } from './clothingEntailments.js';
import { CONNECTION_ENTAILMENTS } from './connectionEntailments.js';
import { CONSTRUCTION_ENTAILMENTS } from './constructionEntailments.js';
import { COOKWARE_ENTAILMENTS } from './cookwareEntailments.js';
import { COUNT_ENTAILMENTS } from './countEntailments.js';
import { FABRIC_CARE } from './fabricCare.js';
import { FABRIC_DRYING } from './fabricDrying.js';
import { FOOD_MAKING } from './foodMaking.js';
import { FREE_FROM_ENTAILMENTS } from './freeFromEntailments.js';
import { ITEM_CARE } from './itemCare.js';
import { LIGHTING_ENTAILMENTS } from './lightingEntailments.js';
import { MARKS_AND_STANDARDS } from './marksAndStandards.js';
import { MATERIAL_ENTAILMENTS } from './materialEntailments.js';
import { MEDIA_ENTAILMENTS } from './mediaEntailments.js';
import { MOUNTING_AND_CLOSING } from './mountingAndClosing.js';
import { POWER_ENTAILMENTS } from './powerEntailments.js';
import { PROTECTION_CLASSES } from './protectionClasses.js';
import { SAFETY_ENTAILMENTS } from './safetyEntailments.js';
import { SHOES_AND_HANDWORK } from './shoesAndHandwork.js';
import { SIGNAL_STANDARDS } from './signalStandards.js';
import { STORAGE_ENTAILMENTS } from './storageEntailments.js';
import { SURROUNDINGS_CARE } from './surroundingsCare.js';
import { TIME_ENTAILMENTS } from './timeEntailments.js';
import { VOLTAGE_AND_DRIVE } from './voltageAndDrive.js';
import { WATER_PROTECTION } from './waterProtection.js';

/** Every entailment, by theme. Chosen by the fact, never by the category. */
export const ENTAILMENTS: readonly Entailment[] = [
  ...ALLERGEN_ENTAILMENTS,
  ...ALLOYS_AND_BOARDS,
  ...ASSEMBLY_AND_REUSE,
  ...CLOTHING_ENTAILMENTS,
  ...CONNECTION_ENTAILMENTS,
  ...CONSTRUCTION_ENTAILMENTS,
  ...COOKWARE_ENTAILMENTS,
  ...COUNT_ENTAILMENTS,
  ...FABRIC_CARE,
  ...FABRIC_DRYING,
  ...FOOD_MAKING,
  ...FREE_FROM_ENTAILMENTS,
  ...ITEM_CARE,
  ...LIGHTING_ENTAILMENTS,
  ...MARKS_AND_STANDARDS,
  ...MATERIAL_ENTAILMENTS,
  ...MEDIA_ENTAILMENTS,
  ...MOUNTING_AND_CLOSING,
  ...POWER_ENTAILMENTS,
  ...PROTECTION_CLASSES,
  ...SAFETY_ENTAILMENTS,
  ...SHOES_AND_HANDWORK,
  ...SIGNAL_STANDARDS,
  ...STORAGE_ENTAILMENTS,
  ...SURROUNDINGS_CARE,
  ...TIME_ENTAILMENTS,
  ...VOLTAGE_AND_DRIVE,
  ...WATER_PROTECTION,
];
