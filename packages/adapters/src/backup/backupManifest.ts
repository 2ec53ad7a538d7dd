import * as z from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds, as `manifest.json` in it. Sizes in bytes, before compression. */
export const backupManifest = z.strictObject({
  format: z.literal(1),
  /** Of the product that made it. */
  version: z.string(),
  created_at: z.iso.datetime(),
  /** By name, in the order they ran. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      bytes: z.int().min(0),
      sha256,
    }),
  ),
  /** Files of the data directory, by their path in it. */
  files: z.array(z.strictObject({ path: z.string(), bytes: z.int().min(0), sha256 })),
  /** SECRET_KEY: recognised by `id`, and sealed with the passphrase where one was given. */
  key: z.strictObject({ id: z.string(), sealed: z.string().nullable() }),
});

export type BackupManifest = Readonly<z.output<typeof backupManifest>>;

/** Names of the parts of a backup. */
export const backupParts = {
  manifest: 'manifest.json',
  signature: 'manifest.hmac',
  table: (name: string) => `tables/${name}.copy`,
  file: (path: string) => `files/${path}`,
};
