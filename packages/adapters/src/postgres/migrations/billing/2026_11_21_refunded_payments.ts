import type { Knex } from 'knex';

/** Whose payment's money went back: an order may have been paid twice. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table transactions add column payment_ref text;
    update transactions t set payment_ref = p.payment_ref from payments p
      where t.order_id = p.id and t.type in ('refund', 'chargeback');
    drop index transactions__outflow;
    create index transactions__by_order on transactions (order_id) where order_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index transactions__by_order;
    create index transactions__outflow on transactions (order_id) where type in ('refund', 'chargeback');
    alter table transactions drop column payment_ref;
  `);
}
