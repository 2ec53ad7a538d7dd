import pg from 'pg';
export const applicationCanary = pg.Pool;
