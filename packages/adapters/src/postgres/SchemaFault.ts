import { PRODUCT_VERSION } from '@listwright/application/contract';
import type { ForeignMigration } from './migrationState.js';

/** The database has a newer schema that this version cannot work with. */
export class SchemaFault extends Error {
  override readonly name = 'SchemaFault';

  constructor(newer: string) {
    super(
      `This is Listwright ${PRODUCT_VERSION}, and its database was changed by ${newer} in a way that ${PRODUCT_VERSION} cannot work with: start ${newer}, or restore the backup from before the upgrade.`,
    );
  }

  /** The fault of a database with migrations that this version does not know; undefined where it can go on. */
  static of(foreign: readonly ForeignMigration[]): SchemaFault | undefined {
    const breaking = foreign.findLast(({ isAdditive }) => !isAdditive);
    return breaking && new SchemaFault(breaking.version ?? 'a newer version');
  }
}
