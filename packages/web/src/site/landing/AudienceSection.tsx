import { IconRocket, IconBuildingStore, IconShoppingBag, IconUsersGroup } from '@tabler/icons-react';
import styles from './AudienceSection.module.css';

const AUDIENCES = [
  {
    icon: IconShoppingBag,
    name: 'Amazon sellers',
    text: 'Titles that fit the new limit, correctly filled templates, and problems fixed before Amazon finds them.',
  },
  {
    icon: IconBuildingStore,
    name: 'Shopify store owners',
    text: 'Product page, search snippet, tags and handle from the same facts, as a file Shopify imports.',
  },
  {
    icon: IconRocket,
    name: 'E-commerce entrepreneurs',
    text: 'One place for every product on two marketplaces, with missing facts listed before buyers ask.',
  },
  {
    icon: IconUsersGroup,
    name: 'Marketing agencies',
    text: 'Scripted runs, exit codes for CI, and a reason for every change to show your clients.',
  },
] as const;

export function AudienceSection() {
  return (
    <section className="site-wide site-section" aria-labelledby="audience-title">
      <div className="site-section-head">
        <h2 id="audience-title">Built for everyone who ships listings</h2>
      </div>
      <ul className={styles.audiences}>
        {AUDIENCES.map(({ icon: Mark, name, text }) => (
          <li key={name} className={styles.audience}>
            <span className={styles.mark}>
              <Mark size={20} stroke={1.75} aria-hidden />
            </span>
            <h3>{name}</h3>
            <p className="site-secondary">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
