import { PRODUCT_CLASSES } from '@listwright/domain/marketplaces';
import { Option } from 'commander';

export function productClassOption(): Option {
  return new Option('--product-class <class>', 'media for books, music, video and software').choices([
    ...PRODUCT_CLASSES,
  ]);
}
