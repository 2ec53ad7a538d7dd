import type { Knex } from 'knex';

/** Which order an entry of the ledger moves money of, so that what is on its way back is known before it has arrived. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table transactions add column order_id uuid references payments (id);
    update transactions t set order_id = p.id from payments p
      where t.type = 'payment' and t.reference_id = p.payment_ref;
    create index transactions__outflow on transactions (order_id) where type in ('refund', 'chargeback');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table transactions drop column order_id');
}
