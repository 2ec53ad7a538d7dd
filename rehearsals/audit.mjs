/**
 * Reads back what was acknowledged. `read` asks the server, `database` its tables. Resolves to checks: what, how many, and the
 * faults among them.
 */
export async function audit(load, database) {
  return [
    await listingsAreThere('listings written and edited, read back', load, ({ isBrowsed }) => !isBrowsed),
    ...(load.browses ? await browserIsRight(load) : []),
    await rowsAreDoneOnce(load, database),
    await nothingIsDoubled(load, database),
    await chargesFit(load, database),
    await paymentsFit(load, database),
    { what: 'refusals that no client can act on', count: 0, faults: load.surprises },
  ];
}

async function listingsAreThere(what, { listings, gate }, isMeant) {
  const faults = [];
  const meant = [...listings.values()].filter(isMeant);
  for (const { id, seller, title, maybe } of meant) {
    const { status, data } = await gate.send('GET', `/api/listings/${id}`, { token: seller.token });
    const found = data?.listing.generated_title;
    if (found === undefined) faults.push(`listing ${id} is lost (${status})`);
    else if (found !== title && !maybe.has(found))
      faults.push(`listing ${id}: "${found}", acknowledged was "${title}"`);
  }
  return { what, count: meant.length, faults };
}

/** Also whether a person had to sign in again, which nothing that is killed is a reason for. */
async function browserIsRight(load) {
  const { signIns } = load.browser;
  return [
    await listingsAreThere('listings that a browser said were saved, read back', load, ({ isBrowsed }) => isBrowsed),
    {
      what: 'pages opened in the browser',
      count: load.browser.visits,
      faults: signIns === 1 ? [] : [`${signIns} sign-ins`],
    },
  ];
}

async function rowsAreDoneOnce({ jobs }, database) {
  const faults = [];
  for (const { id, names } of jobs) {
    const [job] = await database(
      `select b.status, b.successful, b.failed, count(*)::int as rows, count(distinct r.listing_id)::int as listings,
          count(l.id)::int as stored
        from bulk_batches b join bulk_rows r on r.batch_id = b.id left join listings l on l.id = r.listing_id
        where b.id = $1 group by b.id`,
      [id],
    );
    const n = names.length;
    const expected = { status: 'completed', successful: n, failed: 0, rows: n, listings: n, stored: n };
    if (JSON.stringify(job) !== JSON.stringify(expected)) faults.push(`job ${id}: ${JSON.stringify(job)} of ${n}`);
  }
  return { what: 'rows of bulk jobs, each done once', count: jobs.flatMap(({ names }) => names).length, faults };
}

/** Also what was not requested, and what was requested without a reply: that may be stored once. */
async function nothingIsDoubled(load, database) {
  const known = new Set(load.unknown);
  for (const { name } of load.listings.values()) known.add(name);
  for (const { names } of load.jobs) for (const name of names) known.add(name);
  const rows = await database(
    `select product_name as name, count(*)::int as n from listings where user_id = any($1) group by 1`,
    [load.sellers.map(({ id }) => id)],
  );
  return {
    what: 'listings stored, none twice, none unrequested',
    count: rows.length,
    faults: rows
      .filter(({ name, n }) => n > 1 || !known.has(name))
      .map(({ name, n }) => `"${name}" is there ${n} times`),
  };
}

async function chargesFit({ sellers }, database) {
  const rows = await database(
    `select u.email, (select count(*)::int from listings where user_id = u.id) as stored,
        (select coalesce(sum(used), 0)::int from quota_usage where user_id = u.id and quota = 'listings_generated') as used,
        (select coalesce(sum(units), 0)::int from usage_days where user_id = u.id and quota = 'listings_generated') as days,
        (select coalesce(sum(units), 0)::int from quota_reservations where user_id = u.id) as held
      from users u where u.id = any($1)`,
    [sellers.map(({ id }) => id)],
  );
  const faults = rows
    .filter(({ stored, used, days, held }) => used !== stored || days !== stored || held !== 0)
    .map((row) => `charges do not fit: ${JSON.stringify(row)}`);
  return { what: 'listings charged, each once', count: rows.reduce((sum, { used }) => sum + used, 0), faults };
}

async function paymentsFit({ sellers, payments }, database) {
  const rows = await database(
    `select p.order_ref as order, p.payment_ref as payment, p.status,
        (select count(*)::int from transactions t where t.type = 'payment' and t.reference_id = p.payment_ref) as entries,
        (select count(*)::int from invoices i where i.payment_id = p.id) as invoices
      from payments p where p.user_id = any($1)`,
    [sellers.map(({ id }) => id)],
  );
  const faults = payments
    .filter(({ order, payment }) => !rows.some((row) => row.order === order && row.payment === payment))
    .map(({ order }) => `payment ${order} is lost`);
  for (const row of rows) {
    const isPaid = row.status === 'completed';
    const each = isPaid ? 1 : 0;
    if (row.entries !== each || row.invoices !== each) faults.push(`payment does not fit: ${JSON.stringify(row)}`);
  }
  for (const { order } of payments)
    if (rows.find((row) => row.order === order)?.status !== 'completed')
      faults.push(`payment ${order} is not completed`);
  return { what: 'payments, each with one entry and one invoice', count: payments.length, faults };
}
