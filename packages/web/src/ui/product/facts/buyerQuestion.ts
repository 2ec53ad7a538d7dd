const QUESTIONS: Readonly<Record<string, string>> = {
  'what it is': 'What is it?',
  'how much it carries': 'How much does it carry?',
  'what it replaces': 'What does it replace?',
  'how long it keeps hot or cold': 'How long does it keep things hot or cold?',
  'who it is for': 'Who is it for?',
  'what it is used for': 'What is it used for?',
  'what it fits': 'What does it fit?',
  'what it does not fit': 'What does it not fit?',
  'what is in the box': 'What is in the box?',
  'what is not included': 'What is not included?',
  'what it is free from': 'What is it free from?',
  'where it is made': 'Where is it made?',
  'number of items': 'How many items are there?',
  'number of pieces': 'How many pieces are there?',
  'number of pages': 'How many pages does it have?',
  'care instructions': 'How do buyers care for it?',
  'storage instructions': 'How is it stored?',
  directions: 'How is it used?',
  warranty: 'Is there a warranty?',
  certificates: 'Which certificates does it have?',
  noise: 'How loud is it?',
  modes: 'Which modes does it have?',
  functions: 'What can it do?',
  features: 'What else can it do?',
  length: 'How long is it?',
  height: 'How tall is it?',
  width: 'How wide is it?',
  material: 'What is it made of?',
  capacity: 'How much does it hold?',
  dimensions: 'What are its dimensions?',
  'age range': 'Which ages is it for?',
  'pack size': 'How many are in a pack?',
  colour: 'Which colour is it?',
  size: 'Which size is it?',
  weight: 'How much does it weigh?',
};
const SEVERAL = /[^s]s$/u;

/** A fact that buyers look for and the input lacks, as a question. */
export function buyerQuestion(fact: string): string {
  return QUESTIONS[fact] ?? (SEVERAL.test(fact) ? `What are the ${fact}?` : `What is the ${fact}?`);
}
