import type { FastifyInstance } from 'fastify';
import type { PaymentService } from '../modules/billing/payment.service.js';

/** Largest notification of a provider, in bytes. */
const maxBodyBytes = 64 * 1024;

/**
 * Where payment providers tell what happened. Their signatures are over the body as it was sent, so it is read as bytes. They
 * prove themselves by these, and by no cookie or token.
 */
export function addPaymentRoutes(app: FastifyInstance, payments: PaymentService): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post<{ Params: { provider: string; topic?: string } }>(
      '/payments/:provider/:topic?',
      async ({ params, headers, body }, reply) => {
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const response = await payments.handleWebhook(params.provider, {
          raw,
          headers,
          topic: params.topic ?? '',
        });
        return reply.header('cache-control', 'no-store').send(response);
      },
    );
    done();
  });
}
