/* A library for LD_PRELOAD that lets chosen file operations of a process fail, and writes down what reached the disk.
 *
 * It stands between a database (SQLite inside the program, or PostgreSQL) and the C library, so that the program under
 * test is the real one. Files are chosen by their path. A test steers it through a small shared file of 64-bit words
 * (see `Faults` in mod.rs, which has the same numbers), so that a fault can begin and end while the program runs.
 *
 * With a journal, every operation that succeeded is recorded, so that a test can work out which bytes would have
 * survived a power cut at that moment (see power_cut.rs). */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, TRUNCATE = 4, OPEN = 8, UNLINK = 16 };
enum { ARMED, OPERATIONS, SKIP, COUNT, ERRNO, SHORT, CALLS, INJECTED, WORDS };

static volatile uint64_t *control;
static const char *folder;
static int journal = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, name))

/* Before main, and so before there are other threads. */
__attribute__((constructor)) static void start(void) {
    folder = getenv("FAULTS_FOLDER");
    const char *steering = getenv("FAULTS_CONTROL");
    const char *record = getenv("FAULTS_JOURNAL");
    if (!folder || !steering) return;
    int file = syscall(SYS_openat, AT_FDCWD, steering, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *words = mmap(NULL, WORDS * sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    syscall(SYS_close, file);
    if (words == MAP_FAILED) return;
    control = words;
    if (record) journal = syscall(SYS_openat, AT_FDCWD, record, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

/* The shared memory of SQLite's WAL is rebuilt after a crash and never has to reach the disk. */
static int is_chosen(const char *path) {
    size_t length = strlen(path);
    return strncmp(path, folder, strlen(folder)) == 0 && !(length > 4 && strcmp(path + length - 4, "-shm") == 0);
}

/* The path of an open file; 0 where it is none of ours. */
static int path_of(int file, char path[4096]) {
    char link[64];
    if (!control) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, 4095);
    if (length <= 0) return 0;
    path[length] = 0;
    return is_chosen(path);
}

/* Whether this call is to fail. Several processes may share the words, hence the atomic operations. */
static int fails(uint64_t operation) {
    if (!control[ARMED] || !(control[OPERATIONS] & operation)) return 0;
    __sync_fetch_and_add(&control[CALLS], 1);
    for (;;) {
        uint64_t skip = control[SKIP];
        if (skip == 0) break;
        if (__sync_bool_compare_and_swap(&control[SKIP], skip, skip - 1)) return 0;
    }
    for (;;) {
        uint64_t count = control[COUNT];
        if (count == 0) return 0;
        if (__sync_bool_compare_and_swap(&control[COUNT], count, count - 1)) break;
    }
    __sync_fetch_and_add(&control[INJECTED], 1);
    return 1;
}

static int refuse(void) {
    errno = (int)control[ERRNO];
    return -1;
}

/* One record: operation, length of the path, offset, length of the data; then path and data. */
static void record(char operation, const char *path, uint64_t offset, const void *data, uint64_t length) {
    struct { char operation; char pad[3]; uint32_t path; uint64_t offset, length; } head = {0};
    head.operation = operation;
    head.path = strlen(path);
    head.offset = offset;
    head.length = length;
    struct iovec parts[3] = {{&head, sizeof head}, {(void *)path, head.path}, {(void *)data, data ? length : 0}};
    syscall(SYS_writev, journal, parts, 3);
}

#define JOURNALED(operation, path, offset, data, length, call, type)                                                   \
    if (journal < 0) return call;                                                                                      \
    pthread_mutex_lock(&lock);                                                                                         \
    type result = call;                                                                                                \
    int failed = errno;                                                                                                \
    if (result >= 0) record(operation, path, offset, data, length);                                                    \
    pthread_mutex_unlock(&lock);                                                                                       \
    errno = failed;                                                                                                    \
    return result;

static ssize_t put(int file, const void *data, size_t length, off_t offset, int is_seeking) {
    char path[4096];
    if (!path_of(file, path)) {
        return is_seeking ? syscall(SYS_write, file, data, length) : syscall(SYS_pwrite64, file, data, length, offset);
    }
    if (is_seeking) offset = syscall(SYS_lseek, file, 0, SEEK_CUR);
    if (fails(WRITE)) {
        if (!control[SHORT] || length < 2) return refuse();
        /* Half of it arrives; what is sent after that meets the error, if that lasts. */
        length /= 2;
    }
    JOURNALED('W', path, offset, data, (uint64_t)result,
              is_seeking ? syscall(SYS_write, file, data, length) : syscall(SYS_pwrite64, file, data, length, offset),
              ssize_t)
}

ssize_t write(int file, const void *data, size_t length) { return put(file, data, length, 0, 1); }
ssize_t pwrite(int file, const void *data, size_t length, off_t at) { return put(file, data, length, at, 0); }
ssize_t pwrite64(int file, const void *data, size_t length, off64_t at) { return put(file, data, length, at, 0); }

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
    char path[4096];
    if (path_of(file, path) && fails(WRITE)) return refuse();
    return REAL("pwritev", ssize_t (*)(int, const struct iovec *, int, off_t))(file, parts, count, at);
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    char path[4096];
    if (path_of(file, path) && fails(WRITE)) return refuse();
    return syscall(SYS_writev, file, parts, count);
}

static int sync_file(int file, long number) {
    char path[4096];
    if (!path_of(file, path)) return syscall(number, file);
    if (fails(SYNC)) return refuse();
    JOURNALED('S', path, 0, NULL, 0, syscall(number, file), int)
}

int fsync(int file) { return sync_file(file, SYS_fsync); }
int fdatasync(int file) { return sync_file(file, SYS_fdatasync); }

static int cut(int file, off_t length) {
    char path[4096];
    if (!path_of(file, path)) return syscall(SYS_ftruncate, file, length);
    if (fails(TRUNCATE)) return refuse();
    JOURNALED('T', path, length, NULL, 0, syscall(SYS_ftruncate, file, length), int)
}

int ftruncate(int file, off_t length) { return cut(file, length); }
int ftruncate64(int file, off64_t length) { return cut(file, length); }

/* Space that is asked for beforehand counts as a write: a full disk refuses it, too. */
static int reserve(int file, off_t offset, off_t length) {
    char path[4096];
    if (path_of(file, path) && fails(WRITE)) return (int)control[ERRNO];
    return syscall(SYS_fallocate, file, 0, offset, length) == 0 ? 0 : errno;
}

int posix_fallocate(int file, off_t offset, off_t length) { return reserve(file, offset, length); }
int posix_fallocate64(int file, off64_t offset, off64_t length) { return reserve(file, offset, length); }

static int open_file(int at, const char *path, int flags, mode_t mode) {
    if (!control || !is_chosen(path)) return syscall(SYS_openat, at, path, flags, mode);
    int writes = (flags & O_ACCMODE) != O_RDONLY;
    if (writes && fails(OPEN)) return refuse();
    int is_new = (flags & O_CREAT) && syscall(SYS_faccessat, AT_FDCWD, path, F_OK) != 0;
    if (!is_new) return syscall(SYS_openat, at, path, flags, mode);
    JOURNALED('C', path, 0, NULL, 0, (int)syscall(SYS_openat, at, path, flags, mode), int)
}

#define MODE(flags)                                                                                                    \
    mode_t mode = 0;                                                                                                   \
    if (((flags) & O_CREAT) || ((flags) & O_TMPFILE) == O_TMPFILE) {                                                   \
        va_list list;                                                                                                  \
        va_start(list, flags);                                                                                         \
        mode = va_arg(list, mode_t);                                                                                   \
        va_end(list);                                                                                                  \
    }

int open(const char *path, int flags, ...) { MODE(flags) return open_file(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_file(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return open_file(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return open_file(at, path, flags, mode); }

int unlink(const char *path) {
    if (!control || !is_chosen(path)) return syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (fails(UNLINK)) return refuse();
    JOURNALED('U', path, 0, NULL, 0, (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0), int)
}
