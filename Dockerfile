# The server as a small image, built with BuildKit: see docs/hosting.md.
#   docker build -t tenka . && docker run -p 127.0.0.1:8080:8080 -v tenka:/data tenka

# Base images, pinned by digest so that a moved tag changes nothing. dist/pin-images.sh updates the digests; see
# docs/hosting.md.
ARG NODE_IMAGE=node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
ARG RUST_IMAGE=rust:1.95-bookworm@sha256:6258907abe69656e41cd992e0b705cdcfabcbbe3db374f92ed2d47121282d4a1
ARG BASE_IMAGE=debian:bookworm-slim@sha256:96e378d7e6531ac9a15ad505478fcc2e69f371b10f5cdf87857c4b8188404716

FROM ${NODE_IMAGE} AS node

FROM ${RUST_IMAGE} AS build
# Compiling the program builds its page, which needs a newer Node.js than Debian's.
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /src
COPY . .
# Compiled dependencies are cached between builds. The cache is not part of the image, so the program is copied out of it.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --profile dist --locked --package tenka \
    && cp target/dist/tenka /usr/local/bin/tenka

FROM ${BASE_IMAGE}
# ca-certificates: webhooks are sent to hosts with publicly trusted certificates.
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 10001 tenka \
    && useradd --system --uid 10001 --gid tenka --home-dir /data --shell /usr/sbin/nologin tenka \
    && install -d -o tenka -g tenka -m 0700 /data
COPY --from=build /usr/local/bin/tenka /usr/local/bin/tenka
# Numeric, so that container platforms can verify that it is not root; mounted folders must belong to this user.
USER 10001:10001
VOLUME /data
EXPOSE 8080
# Uses bash, which the image already has, so that no HTTP client must be installed.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 CMD ["bash", "-c", "\
    exec 3<>/dev/tcp/127.0.0.1/8080 \
    && printf 'GET /healthz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 \
    && read -r _ status _ <&3 \
    && [ \"$status\" = 200 ]"]
ENTRYPOINT ["tenka"]
CMD ["serve", "--listen", "0.0.0.0:8080", "--data", "/data"]
