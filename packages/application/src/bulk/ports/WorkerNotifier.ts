/** Notifies workers, wherever they run, that there is work. */
export abstract class WorkerNotifier {
  /** Joins the ambient transaction: who is woken finds the work. */
  abstract notify(): Promise<void>;
}
