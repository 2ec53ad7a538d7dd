import { ChartsPart } from './parts/ChartsPart';
import { HistoryPart } from './parts/HistoryPart';
import { ListsPart } from './parts/ListsPart';
import { MessagesPart } from './parts/MessagesPart';
import { NavigationPart } from './parts/NavigationPart';
import { OpenPickerPart, PickerPart } from './parts/PickerPart';
import { TemplatesPart } from './parts/TemplatesPart';

/** The pages of the kit, by the name in their address (`scripts/pictures/kitPages.mjs`). */
const PARTS = {
  charts: ChartsPart,
  history: HistoryPart,
  lists: ListsPart,
  messages: MessagesPart,
  navigation: NavigationPart,
  picker: PickerPart,
  'picker-open': OpenPickerPart,
  templates: TemplatesPart,
};

/** A part of the frame in each of its states. */
export function KitPage({ name }: { readonly name: string }) {
  const Part = PARTS[name as keyof typeof PARTS];
  return (
    <main className="lw-main lw-stack">
      <h1>Kit: {name}</h1>
      <Part />
    </main>
  );
}
