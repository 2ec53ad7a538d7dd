import { makeAutoObservable } from 'mobx';

/** Whether this device has a network. */
export class ConnectionStore {
  /** A page that is made on the server has no navigator and is online. */
  isOnline = (globalThis.navigator as Navigator | undefined)?.onLine ?? true;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the browser's events until the returned function is called. */
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
