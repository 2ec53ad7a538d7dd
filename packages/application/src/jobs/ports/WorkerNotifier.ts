/** Notifies workers, wherever they run, that there is work. */
export abstract class WorkerNotifier {
  /** Joins the ambient transaction, so that notified workers see the work. */
  abstract notify(): Promise<void>;
}
