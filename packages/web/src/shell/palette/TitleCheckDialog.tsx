import { applyFix, codePointLength, lintListing } from '@listwright/domain/listings';
import { ruleSetFor, type Marketplace } from '@listwright/domain/marketplaces';
import { Modal, SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { CountBar } from '../../ui/listing/CountBar';
import { sortByFixOrder } from '../../ui/listing/sortByFixOrder';
import { LintList } from '../../ui/listing/LintList';
import type { LintFinding } from '../../ui/listing/LintFinding';
import { useOpensAfterMount } from '../../ui/useOpensAfterMount';
import { useToday } from '../../ui/useToday';

interface TitleCheckDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const STORES = [
  { value: 'amazon', label: 'Amazon' },
  { value: 'shopify', label: 'Shopify' },
];

/** Checks any title against the current rules on every keystroke, in the browser: nothing is sent or charged. */
export function TitleCheckDialog({ isOpen, onClose }: TitleCheckDialogProps) {
  const isOpened = useOpensAfterMount(isOpen);
  const [title, setTitle] = useState('');
  const [marketplace, setMarketplace] = useState<Marketplace>('amazon');
  const on = useToday();
  const rules = ruleSetFor({ marketplace, marketplaceId: '', productClass: 'general', on });
  const judge = (text: string): readonly LintFinding[] => sortByFixOrder(lintListing({ title: text }, rules));
  const findings = judge(title);
  const fix = ({ fix: correction }: LintFinding) => {
    if (correction !== undefined) setTitle(applyFix(title, correction));
  };
  const fixAll = () => {
    let text = title;
    // A fix may resolve two findings or cause one, so the number of fixes is limited.
    for (let turn = 0; turn < 50; turn += 1) {
      const next = judge(text).find((one) => one.fix !== undefined)?.fix;
      if (next === undefined) break;
      text = applyFix(text, next);
    }
    setTitle(text);
  };
  return (
    <Modal opened={isOpened} onClose={onClose} title="Check a title" size={600}>
      <div className="lw-stack">
        <SegmentedControl
          aria-label="Marketplace"
          data={STORES}
          value={marketplace}
          onChange={(value) => setMarketplace(value === 'shopify' ? 'shopify' : 'amazon')}
        />
        <div className="lw-stack-tight">
          <Textarea
            label="Title"
            placeholder="Paste a product title"
            autosize
            minRows={2}
            maxRows={6}
            data-autofocus
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <CountBar
            label="Title"
            count={codePointLength(title)}
            limit={{ max: rules.limits.titleMax, unit: 'characters' }}
          />
        </div>
        {title.trim() === '' ? (
          <p className="lw-secondary">Checks length, forbidden characters, repeated words and claims, with sources.</p>
        ) : (
          <>
            <LintList findings={findings} fieldLabel={() => 'Title'} onFix={fix} onFixAll={fixAll} />
            <div>
              <CopyButton text={title} label="Copy title" field="Title" />
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
