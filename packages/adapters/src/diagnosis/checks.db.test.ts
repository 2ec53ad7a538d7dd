import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { startFakeRazorpay, type FakeRazorpay } from '../../testing/razorpay/startFakeRazorpay.js';
import { startSmtpServer, type SmtpServer } from '../../testing/smtp/startSmtpServer.js';
import type { Platform } from '../composition/Platform.js';
import { loadConfig } from '../config/index.js';
import { mailChecks } from './mailChecks.js';
import { startS3Server } from '../../testing/storage/startS3Server.js';
import { paymentChecks } from './paymentChecks.js';
import { ruleCheck } from './ruleCheck.js';
import { storageCheck } from './storageCheck.js';
import { PostgresRulesFile } from '../postgres/admin/PostgresRulesFile.js';

describe('the doctor', () => {
  let test: TestDatabase;
  let razorpay: FakeRazorpay;
  let smtp: SmtpServer;

  beforeAll(async () => {
    [test, razorpay, smtp] = await Promise.all([createTestDatabase(), startFakeRazorpay(), startSmtpServer()]);
  });
  afterAll(async () => {
    await Promise.all([test.drop(), razorpay.stop(), smtp.close()]);
  });

  const platform = (env: Record<string, string>): Platform => ({
    config: loadConfig({ DATABASE_URL: test.url, ...env }),
    env,
    database: test.database,
    log: pino({ level: 'silent' }),
    version: '0.1.0',
    secret: '',
  });
  const keys = () => ({
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_BASE_URL: razorpay.baseURL,
  });
  const payments = async (env: Record<string, string>) =>
    (await paymentChecks(platform(env))).map(({ check, ok, detail, advice }) => [
      check,
      ok,
      `${detail} ${advice ?? ''}`,
    ]);
  const mail = async (env: Record<string, string>) =>
    (await mailChecks(platform(env), true)).map(({ check, ok, detail, advice }) => [
      check,
      ok,
      `${detail} ${advice ?? ''}`,
    ]);

  it('reports the rules in force, and an imported file that it cannot read', async () => {
    const rules = async () => ruleCheck(platform({}));
    expect(await rules()).toMatchObject({
      ok: true,
      detail: expect.stringMatching(/^amazon-us-general-[\d-]+, in force/),
    });
    await new PostgresRulesFile(test.database).saveNewer({ dated: '2027-02-10', changes: [] }, new Date());
    expect(await rules()).toMatchObject({ ok: true, detail: expect.stringContaining('rules file of 2027-02-10') });
    await test.database.query(`update rules_file set content = '{"format": 2}'`);
    expect(await rules()).toMatchObject({ ok: false, advice: expect.stringContaining('policy update FILE') });
    await test.database.query('drop table rules_file');
    expect(await rules()).toMatchObject({ ok: true });
  });

  it('reports the payment provider', async () => {
    expect(await payments({})).toEqual([['payments', true, expect.stringContaining('no money moves')]]);
    const production = {
      ...{ NODE_ENV: 'production', SECRET_KEY: 'a test key that is long enough to be one' },
      APP_URL: 'https://shop.example',
    };
    expect(await payments(production)).toEqual([['payments', true, expect.stringContaining('off')]]);
  });

  it('reports whether Razorpay accepts the keys, and whether webhooks can be verified', async () => {
    expect(await payments({ ...keys(), RAZORPAY_WEBHOOK_SECRET: 'new old', APP_URL: 'https://shop.example' })).toEqual([
      ['payments', true, expect.stringContaining('test mode')],
      ['webhook', true, expect.stringContaining('https://shop.example/api/payments/webhook, 2 secrets')],
    ]);
    expect(await payments({ ...keys(), RAZORPAY_KEY_SECRET: 'wrong' })).toEqual([
      ['payments', false, expect.stringContaining('Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET')],
      ['webhook', false, expect.stringContaining('Set RAZORPAY_WEBHOOK_SECRET')],
    ]);
    const [away] = await payments({ ...keys(), RAZORPAY_BASE_URL: 'http://127.0.0.1:9' });
    expect(away).toEqual(['payments', false, expect.stringContaining('does not answer')]);
  });

  it('reports whether email can be sent', async () => {
    expect(await mail({})).toEqual([
      ['mail', true, expect.stringContaining('outbox')],
      ['outbox', true, '0 waiting, 0 given up '],
    ]);
    expect((await mail({ SMTP_URL: smtp.url }))[0]).toEqual([
      'mail',
      true,
      expect.stringContaining('takes emails from'),
    ]);
    const refused = await mail({ SMTP_URL: smtp.url.replace('smtp://', 'smtp://user:secret@') });
    expect(refused[0]).toEqual(['mail', false, expect.stringContaining('Check SMTP_URL')]);
    expect(JSON.stringify(refused)).not.toContain('secret');
    expect((await mail({ SMTP_URL: 'smtp://127.0.0.1:9' }))[0]?.[1]).toBe(false);
  });

  it('reports whether photos can be kept, in a folder or a bucket', async () => {
    const s3 = await startS3Server();
    const keys = { S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey };
    const bucket = { S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.endpoint, ...keys };
    const storage = (env: Record<string, string>) => storageCheck(platform(env));
    expect(await storage(bucket)).toEqual({ check: 'storage', ok: true, detail: 'photos in bucket listwright' });
    const advice = 'Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the key.';
    expect(await storage({ ...bucket, S3_BUCKET: 'another' })).toMatchObject({ ok: false, advice });
    await s3.stop();
    expect(await storage(bucket)).toMatchObject({ ok: false, advice });
    expect(await storage({ LISTWRIGHT_DATA_DIR: '/tmp/not/there/yet' })).toMatchObject({ ok: true });
    // Below a file there is no folder.
    expect(await storage({ LISTWRIGHT_DATA_DIR: `${process.execPath}/data` })).toMatchObject({ ok: false });
  });

  it('reports emails that were given up', async () => {
    await test.database.query(
      `insert into outbox_mails (id, recipient, subject, text, withheld, created_at, expires_at, next_attempt_at)
       values (gen_random_uuid(), 'ann@example.com', 'Hello', 'Hello', false, now(), now() + interval '1 hour', null)`,
    );
    expect((await mail({}))[1]).toEqual(['outbox', false, expect.stringContaining('1 given up')]);
  });
});
