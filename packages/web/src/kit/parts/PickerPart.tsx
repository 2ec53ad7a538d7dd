import { useEffect, useRef, useState } from 'react';
import { RootStoreContext } from '../../state/RootStoreContext';
import { createRootStore } from '../../state/createRootStore';
import { ProductPicker } from '../../ui/product/ProductPicker';
import { kitTransport, type KitAnswer } from './kitTransport';
import { State } from './State';

const PICKED = { id: 'bottle', name: 'Himal Steel Bottle 750 ml', details: 'Himal · HB-750', thumbnail: null };
const NOTHING = () => undefined;

/** The product picker while its list is closed. */
export function PickerPart() {
  return (
    <>
      <State name="Nothing chosen">
        <ProductPicker picked={null} onPick={NOTHING} onClear={NOTHING} />
      </State>
      <State name="A fault">
        <ProductPicker picked={null} error="Choose a product" onPick={NOTHING} onClear={NOTHING} />
      </State>
      <State name="Chosen">
        <ProductPicker picked={PICKED} onPick={NOTHING} onClear={NOTHING} />
      </State>
    </>
  );
}

/** Its list in every state: a page of their own, as a list is hidden when its field is out of view. */
export function OpenPickerPart() {
  return (
    <>
      <Opened name="Looking" answer="never" />
      <Opened name="No match" answer="none" />
      <Opened name="Failed" answer="broken" />
      <Opened name="Found" answer="products" />
    </>
  );
}

/** Room for a list that lies over what follows. */
const ROOM = { minHeight: '7rem' };

function Opened({ name, answer }: { readonly name: string; readonly answer: KitAnswer }) {
  const [root] = useState(() => createRootStore(kitTransport(answer)));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.click(), []);
  return (
    <State name={name}>
      <div ref={place} style={ROOM}>
        <RootStoreContext value={root}>
          <ProductPicker picked={null} onPick={NOTHING} onClear={NOTHING} />
        </RootStoreContext>
      </div>
    </State>
  );
}
