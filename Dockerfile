# Debian and not Alpine, because the embedded PostgreSQL requires glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /pratik
COPY . .
RUN node scripts/bootstrap.mjs start

FROM node:24-bookworm-slim
WORKDIR /pratik
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /pratik /pratik
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://localhost:'+process.env.PORT+'/api/public/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "apps/server/src/main.ts"]
