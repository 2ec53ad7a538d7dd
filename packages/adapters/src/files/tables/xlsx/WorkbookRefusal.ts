/** Why a workbook cannot be read, as a sentence for the seller; the worker's side of a `DomainError`. */
export class WorkbookRefusal extends Error {
  override readonly name = 'WorkbookRefusal';
}
