import '../../ui/theme/fonts.css';
import { comeAlive } from '../stand-alone.tsx';
import { LandingPage } from './landing-page.tsx';

comeAlive(LandingPage);
