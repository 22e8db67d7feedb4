import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Config, ConfigError } from './config.ts';

const serviceAccount = z
  .object({
    type: z.literal('service_account'),
    project_id: z.string(),
    client_email: z.string().min(1),
    private_key_id: z.string().min(1),
    private_key: z.string().startsWith('-----BEGIN'),
    token_uri: z.url(),
  })
  .transform((file) => ({
    projectId: file.project_id,
    email: file.client_email,
    keyId: file.private_key_id,
    privateKey: file.private_key,
    tokenUrl: file.token_uri,
  }));
export type ServiceAccount = z.output<typeof serviceAccount>;

/** The configured Firebase project that users sign in with. */
export type FirebaseSettings = {
  projectId: string;
  apiKey: string;
  /** The service account; undefined when Pratik neither creates nor deletes accounts of the project. */
  serviceAccount: ServiceAccount | undefined;
  signUp: boolean;
};

/**
 * Returns the settings of the Firebase project; undefined when users sign in with another provider.
 * @throws ConfigError when the service account file is unreadable, invalid or for a different project
 */
export const firebaseSettings = (config: Config): FirebaseSettings | undefined => {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = config;
  if (projectId === undefined || apiKey === undefined) return undefined;
  const file = config.FIREBASE_SERVICE_ACCOUNT_FILE;
  return {
    projectId,
    apiKey,
    serviceAccount: file === undefined ? undefined : readServiceAccount(file, projectId),
    signUp: config.SIGN_UP,
  };
};

const readServiceAccount = (path: string, projectId: string): ServiceAccount => {
  // The file contains a secret, so an error message never quotes its content.
  const error = (words: string) => new ConfigError([`FIREBASE_SERVICE_ACCOUNT_FILE: ${words}`]);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw error('dosya okunamıyor');
  }
  const parsed = serviceAccount.safeParse(parseJson(text));
  if (!parsed.success) throw error('Firebase konsolundan indirilen hizmet hesabı JSON dosyası olmalı');
  if (parsed.data.projectId !== projectId) throw error('dosya başka bir projenin hizmet hesabı');
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
