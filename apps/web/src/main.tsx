import './ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>,
  );
}
