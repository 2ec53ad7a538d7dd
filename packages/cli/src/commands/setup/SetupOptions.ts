export interface SetupOptions {
  readonly port?: string;
  readonly host?: string;
  readonly appUrl?: string;
  readonly trustedProxies?: string;
  readonly dataDir?: string;
  readonly database?: string;
  readonly adminEmail?: string;
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly aiUrl?: string;
  readonly aiModel?: string;
  readonly production?: boolean;
  readonly force?: boolean;
}
