import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Upload } from 'graphql-upload-minimal';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import type { UploadService } from '../../modules/uploads/upload.service.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { assertAdministrator, type AdministratorPolicy } from '../../request/administrator-access.js';
import { requireUser } from '../../request/visitor.js';
import { escapeHtml } from '../pages/escape-html.js';
import type { ContextFactory } from '../context/create-context.js';
import type { CsrfGuard } from '../security/csrf.js';
import { wantsPage } from '../pages/navigation.js';
import type { PageRenderer } from '../pages/page.js';

/** Action of the upload form. */
const formPath = '/data/files';

/** File fields of the form. */
const fileSlots = [0, 1, 2, 3, 4] as const;

interface UploadFormParts {
  page: PageRenderer;
  csrf: CsrfGuard;
  createContext: ContextFactory;
  uploads: UploadService;
  administrators: AdministratorPolicy;
}

/** The page of imported data with an upload form that works without scripts. */
export function addUploadForm(
  app: FastifyInstance,
  { page, csrf, createContext, uploads, administrators }: UploadFormParts,
): void {
  app.get(accountRoutes.data, (request, reply) =>
    wantsPage(request)
      ? page.send(request, reply, 'client', (token) => renderForm(request, token))
      : reply.callNotFound(),
  );
  app.post(formPath, { config: { multipart: 'page' } }, async (request, reply) => {
    // The route accepts forms, so the CSRF token is checked explicitly.
    csrf.check(request);
    const { visitor, rateLimitError } = await createContext(request, reply);
    if (rateLimitError !== null) throw rateLimitError;
    const user = requireUser(visitor);
    assertAdministrator(visitor, [], administrators);
    await uploads.storeAll(user, getFiles(request));
    return redirectToForm(reply);
  });
}

function redirectToForm(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(accountRoutes.data, 303);
}

/** Browsers send empty file fields as files without a name. */
function getFiles({ body }: FastifyRequest): IncomingFile[] {
  const files = typeof body === 'object' && body !== null && 'files' in body ? body.files : [];
  return (Array.isArray(files) ? files : []).flatMap((file) => (file instanceof Upload ? [file] : []));
}

/** Renders the form in the format of GraphQL multipart requests. */
function renderForm({ scope: { language } }: FastifyRequest, token: string): string {
  const operations = JSON.stringify({ csrf_token: token, files: fileSlots.map(() => null) });
  const map = JSON.stringify(Object.fromEntries(fileSlots.map((slot) => [slot, [`files.${slot}`]])));
  const { title, send } = labels[language];
  const fields = fileSlots.map((slot) => `<p><input type="file" name="${slot}" aria-label="${title}"></p>`);
  return `<h1>${title}</h1>
<form method="post" action="${formPath}" enctype="multipart/form-data">
<input type="hidden" name="operations" value="${escapeHtml(operations)}">
<input type="hidden" name="map" value="${escapeHtml(map)}">
${fields.join('\n')}
<p><button>${send}</button></p>
</form>`;
}

const labels = {
  en: { title: 'Files to import', send: 'Send the files' },
  ru: { title: 'Файлы для импорта', send: 'Отправить файлы' },
} as const;
