import {
  UserRepository,
  type Anonymous,
  type NewUser,
  type ProfileChange,
  type UserCredentials,
} from '@listwright/application/accounts';
import { emailKey, type User } from '@listwright/domain/accounts';
import type { Database } from '../Database.js';
import { isLastAdministrator } from './isLastAdministrator.js';
import { userColumns, userOf, type UserRow } from './userRow.js';

const FIND_CREDENTIALS = `select ${userColumns()}, password_hash, exists (
    select 1 from sessions s where s.user_id = users.id and s.address = $2 and s.created_at > $3::timestamptz - interval '30 days'
  ) as knows_address
  from users where email_key = $1`;

const ANONYMISE = `update users set email = $2, email_key = $3, password_hash = $4, full_name = $5, company_name = '',
  phone = '', role = 'user', is_archived = true, erased_at = $6, email_verified_at = null, updated_at = $6 where id = $1 returning id`;

const UPDATE_PROFILE = `update users set full_name = coalesce($2, full_name), company_name = coalesce($3, company_name),
  phone = coalesce($4, phone), email = coalesce($5, email), email_key = coalesce($6, email_key),
  email_verified_at = case when email_key = coalesce($6, email_key) then email_verified_at end,
  updated_at = now() where id = $1 returning ${userColumns()}`;

/** The code of PostgreSQL for a value that another row has. */
const UNIQUE_VIOLATION = '23505';

export class PostgresUserRepository extends UserRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(user: NewUser): Promise<User | undefined> {
    const rows = await this.database.query<UserRow>(
      `insert into users (id, email, email_key, password_hash, full_name, company_name, phone, role, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict (email_key) do nothing returning ${userColumns()}`,
      [
        user.id,
        user.email.trim(),
        emailKey(user.email),
        user.passwordHash,
        user.fullName,
        user.companyName,
        user.phone,
        user.role,
        user.createdAt,
      ],
    );
    return rows[0] && userOf(rows[0]);
  }

  override async findCredentials(email: string, address: string, now: Date): Promise<UserCredentials | undefined> {
    const [row] = await this.database.query<UserRow & { password_hash: string; knows_address: boolean }>(
      FIND_CREDENTIALS,
      [emailKey(email), address, now],
      'find_credentials',
    );
    return (
      row && {
        user: userOf(row),
        passwordHash: row.password_hash,
        knowsAddress: row.knows_address,
      }
    );
  }

  override async find(id: string): Promise<User | undefined> {
    const [row] = await this.database.query<UserRow>(`select ${userColumns()} from users where id = $1`, [id]);
    return row && userOf(row);
  }

  override async updateProfile(id: string, change: ProfileChange): Promise<User | 'email_taken' | undefined> {
    const { email, fullName, companyName, phone } = change;
    const address = [email?.trim(), email === undefined ? undefined : emailKey(email)];
    try {
      const [row] = await this.database.query<UserRow>(UPDATE_PROFILE, [id, fullName, companyName, phone, ...address]);
      return row && userOf(row);
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'email_taken';
      throw error;
    }
  }

  override async replacePasswordHash(id: string, passwordHash: string, instead?: string): Promise<void> {
    await this.database.query(
      `update users set password_hash = $2, updated_at = now()
       where id = $1 and ($3::text is null or password_hash = $3)`,
      [id, passwordHash, instead],
    );
  }

  override async markEmailVerified(id: string, email: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      'update users set email_verified_at = $3, updated_at = $3 where id = $1 and email_key = $2 returning id',
      [id, emailKey(email), now],
    );
    return rows.length > 0;
  }

  override async passwordHashOf(id: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [id],
    );
    return row?.password_hash;
  }

  override anonymise(id: string, { email, fullName, passwordHash }: Anonymous, now: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      if (await isLastAdministrator(this.database, id)) return false;
      const rows = await this.database.query(ANONYMISE, [id, email, emailKey(email), passwordHash, fullName, now]);
      return rows.length > 0;
    });
  }

  override async hasAdministrator(): Promise<boolean> {
    const rows = await this.database.query(`select 1 from users where role = 'admin' limit 1`);
    return rows.length > 0;
  }
}
