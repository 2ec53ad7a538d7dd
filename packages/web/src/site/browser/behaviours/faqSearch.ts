import { watchLinksTo } from '../../../ui/page/watchLinksTo';

/** Filters the questions by words, and opens the one in the URL hash. */
export function faqSearch(): void {
  const search = document.querySelector<HTMLInputElement>('[data-behaviour="faq-search"]');
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-question]')];
  const count = document.querySelector<HTMLElement>('[data-faq-count]');
  openQuestion(location.hash.slice(1));
  watchLinksTo(openQuestion);
  for (const question of questions)
    question.addEventListener('toggle', () => {
      if (question.open && question.id !== '') history.replaceState(history.state, '', `#${question.id}`);
    });
  if (search === null || count === null) return;
  search.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const question of questions) {
      const text = `${question.id} ${question.textContent}`.toLowerCase();
      question.hidden = !words.every((word) => text.includes(word));
    }
    const shown = questions.filter(({ hidden }) => !hidden).length;
    count.textContent = shown === 0 ? 'No questions match.' : `${shown} of ${questions.length} questions`;
  });
}

function openQuestion(id: string): void {
  const named = document.getElementById(id);
  if (named instanceof HTMLDetailsElement) named.open = true;
}
