import '../ui/theme/fonts.css';
import { LoginDocument } from './login-document.tsx';
import { comeAlive } from './stand-alone.tsx';

comeAlive(LoginDocument);
