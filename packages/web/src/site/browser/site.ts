import '../../ui/styles/tokens.css';
import '../styles/base.css';
import '../styles/kit.css';
import '../styles/components';
import { faqSearch } from './behaviours/faqSearch';
import { menu } from './behaviours/menu';
import { readingProgress } from './behaviours/readingProgress';
import { signedIn } from './behaviours/signedIn';
import { themeButton } from './behaviours/themeButton';
import { hydrateIslands } from './hydrateIslands';

signedIn();
themeButton();
menu();
faqSearch();
readingProgress();
hydrateIslands();
