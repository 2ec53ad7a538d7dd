import { audit } from './audit.mjs';

/** Checks of what was said, not of what is stored. */
const NOT_OF_DATA = /^(?:refusals|pages)/;

/** Spoils what was acknowledged, in each way that the audit looks for: one that finds nothing now proved nothing before. */
export async function auditSees(load, database) {
  const all = [...load.listings.values()];
  const lost = [all.find(({ isBrowsed }) => !isBrowsed), all.find(({ isBrowsed }) => isBrowsed)].filter(Boolean);
  const [job] = load.jobs;
  const [payment] = load.payments;
  const spoilt = [
    ['delete from listings where id = any($1)', [lost.map(({ id }) => id)]],
    ['update bulk_rows set status = $2 where batch_id = $1 and number = 1', [job.id, 'queued']],
    ['update bulk_batches set successful = successful - 1 where id = $1', [job.id]],
    [
      `insert into listings select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid()))).*
        from listings l where user_id = $1 limit 1`,
      [job.seller.id],
    ],
    [`update payments set status = 'pending' where order_ref = $1`, [payment.order]],
  ];
  for (const [sql, values] of spoilt) await database(sql, values);
  const found = await audit(load, database);
  const blind = found.filter(({ what, faults }) => faults.length === 0 && !NOT_OF_DATA.test(what));
  return {
    what: 'kinds of loss, made on purpose, that the audit sees',
    count: found.filter(({ what }) => !NOT_OF_DATA.test(what)).length - blind.length,
    faults: blind.map(({ what }) => `the audit does not see a loss of: ${what}`),
  };
}
