import { TableReader, type Table, type UploadedTable } from '@listwright/application/shared';
import { openCsv } from './csv/openCsv.js';
import { programFile } from '../../isolation/programFile.js';
import { tableKindOf } from './tableKindOf.js';
import { openXlsx } from './xlsx/openXlsx.js';
import { THREAD_LIMITS, type ThreadLimits } from './xlsx/SheetThread.js';
import { ThreadSlots } from './xlsx/ThreadSlots.js';

/** Reads CSV here, between other requests, and workbooks in threads of their own, a few at once. */
export class FileTableReader extends TableReader {
  constructor(
    /** The compiled body of the thread (`sheetWorker`); tests that run the sources name one they built. */
    private readonly threadBody = programFile('files/tables/xlsx/sheetWorker'),
    private readonly threadLimits: ThreadLimits = THREAD_LIMITS,
    private readonly slots = new ThreadSlots(),
  ) {
    super();
  }

  override async open(file: UploadedTable): Promise<Table> {
    if (tableKindOf(file) === 'csv') return openCsv(file.bytes, file.encoding);
    return openXlsx(file.bytes, this.slots, this.threadBody, this.threadLimits);
  }
}
