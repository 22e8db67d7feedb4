import { rereadLayout } from '../src/app/layout-options.ts';
import { forgetVoices } from '../src/curriculum/voice/choose-source.ts';
import { rereadVoice } from '../src/curriculum/voice/voice-choice.ts';
import { forgetSounds } from '../src/curriculum/voice/voice-sources.ts';
import { setExplanationLanguage } from '../src/lib/language/explanation-language.ts';
import { setLanguage } from '../src/lib/language/i18n.ts';
import { setStartedOffline } from '../src/lib/offline/online.ts';
import { forgetToasts } from '../src/ui/feedback/toast.ts';
import { forgetPagesShown } from '../src/ui/layout/page.tsx';

/**
 * Resets the state that modules store outside components. All test files of a worker share this state, so each test
 * must start with a clean state.
 */
export const forgetPage = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  forgetToasts();
  forgetPagesShown();
  rereadLayout();
  rereadVoice();
  forgetVoices();
  forgetSounds();
  setLanguage('tr');
  setExplanationLanguage(null);
  setStartedOffline(false);
  document.documentElement.removeAttribute('style');
};
