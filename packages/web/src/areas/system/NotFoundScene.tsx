import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageHeader } from '../../ui/page/PageHeader';
import styles from './NotFoundScene.module.css';

const LIKELY = [
  { path: '/app/dashboard', name: 'Dashboard', about: 'Usage, totals and recent listings' },
  { path: '/app/generate', name: 'Generate', about: 'Write a listing' },
  { path: '/app/listings', name: 'Library', about: 'All listings and versions' },
  { path: '/app/profile', name: 'Account', about: 'Profile, plan and theme' },
  { path: '/login', name: 'Log in', about: 'Log in to another account' },
] as const;

/** The 404 page: a library search and links to likely pages. */
export function NotFoundScene({ isOutside = false }: { readonly isOutside?: boolean }) {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/app/listings?search=${encodeURIComponent(words.trim())}`);
  };
  const content = (
    <>
      <PageHeader
        title="Page not found"
        purpose="We can’t find that page. Search your listings, or try one of these:"
      />
      <div className={styles.notFound}>
        <form role="search" onSubmit={search}>
          <TextInput
            type="search"
            aria-label="Search listings"
            placeholder="Search your listings"
            data-page-search
            leftSection={<IconSearch size={16} aria-hidden />}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </form>
        <ul className={`lw-card lw-card-flush ${styles.likely}`}>
          {LIKELY.map(({ path, name, about }) => (
            <li key={path}>
              <Link to={path} className={styles.likelyLink}>
                <span className="lw-meter-label">{name}</span>
                <span className="lw-caption">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
  return isOutside ? <main className="lw-main">{content}</main> : content;
}
