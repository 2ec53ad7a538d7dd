import { makeAutoObservable } from 'mobx';

/** Whether this device is online. */
export class ConnectionStore {
  /** There is no navigator on the server, which counts as online. */
  isOnline = (globalThis.navigator as Navigator | undefined)?.onLine ?? true;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Listens to the browser's events until the returned function is called. */
  watch(): () => void {
    const update = () => this.set(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }

  private set(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
