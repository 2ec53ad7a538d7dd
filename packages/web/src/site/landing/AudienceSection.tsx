import { IconRocket, IconBuildingStore, IconShoppingBag, IconUsersGroup } from '@tabler/icons-react';

const AUDIENCES = [
  {
    icon: IconShoppingBag,
    name: 'Amazon sellers',
    text: 'Titles that fit the new limit, templates filled the way Amazon reads them, findings before Amazon finds them.',
  },
  {
    icon: IconBuildingStore,
    name: 'Shopify store owners',
    text: 'Product page, search snippet, tags and handle from the same facts, as a file Shopify imports.',
  },
  {
    icon: IconRocket,
    name: 'E-commerce entrepreneurs',
    text: 'One place for every product on two marketplaces, with what is missing named before buyers ask.',
  },
  {
    icon: IconUsersGroup,
    name: 'Marketing agencies',
    text: 'Scripted runs, exit codes for CI, and a reason for every change that you can show a client.',
  },
] as const;

export function AudienceSection() {
  return (
    <section className="site-wide site-section" aria-labelledby="audience-title">
      <div className="site-section-head">
        <h2 id="audience-title">For everybody who answers for a listing</h2>
      </div>
      <ul className="site-audiences">
        {AUDIENCES.map(({ icon: Mark, name, text }) => (
          <li key={name} className="site-audience">
            <span className="site-mark">
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
