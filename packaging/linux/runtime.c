/* The head of the AppImage-format file (type 2): a squashfs image lies behind this program in the same file. It is
 * mounted by FUSE 3 where that works, else unpacked into a temporary folder, which is removed at the end.
 *
 *   --appimage-offset            where the image begins
 *   --appimage-extract           unpack into ./squashfs-root
 *   --appimage-extract-and-run   do not try FUSE (also: APPIMAGE_EXTRACT_AND_RUN in the environment)
 */
#define _GNU_SOURCE
#define FUSE_USE_VERSION 32
#include <squashfuse/squashfuse.h>
#include <squashfuse/ll.h>
#include <fuse_lowlevel.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Debian's squashfuse knows five ways of compression. Our images use zstd alone, so the others stay out: what they would
 * call is here, and fails. */
#define NOTHING(name, failure) int name(void) { return failure; }
NOTHING(lzo1x_decompress_safe, -1)
NOTHING(LZ4_decompress_safe, -1)
NOTHING(uncompress, -1)
NOTHING(lzma_stream_buffer_decode, 11)

static pid_t program;

static void pass_on(int number) { if (program > 0) kill(program, number); }

static long image_offset(const char *self) {
    Elf64_Ehdr head;
    FILE *file = fopen(self, "rb");
    if (!file || fread(&head, sizeof head, 1, file) != 1) return -1;
    fclose(file);
    return (long)head.e_shoff + (long)head.e_shentsize * head.e_shnum;
}

static int write_file(sqfs *fs, sqfs_inode *node, const char *path) {
    static char buffer[1 << 17];
    int fd = open(path, O_CREAT | O_WRONLY | O_TRUNC | O_NOFOLLOW, node->base.mode & 0777);
    if (fd < 0) return 1;
    for (sqfs_off_t at = 0; at < (sqfs_off_t)node->xtra.reg.file_size;) {
        sqfs_off_t count = sizeof buffer;
        if (sqfs_read_range(fs, node, at, &count, buffer) || !count || write(fd, buffer, count) != count) return close(fd), 1;
        at += count;
    }
    return close(fd);
}

static int extract(const char *self, long offset, const char *target) {
    sqfs fs;
    sqfs_inode root, node;
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    char path[PATH_MAX], link[PATH_MAX];
    if (sqfs_open_image(&fs, self, offset)) return 1;
    if (sqfs_inode_get(&fs, &root, sqfs_inode_root(&fs)) || sqfs_traverse_open_inode(&walk, &fs, &root)) return 1;
    if (mkdir(target, 0755) && errno != EEXIST) return 1;
    while (sqfs_traverse_next(&walk, &error)) {
        if (walk.dir_end) continue;
        if (snprintf(path, sizeof path, "%s/%s", target, walk.path) >= (int)sizeof path) return 1;
        if (sqfs_inode_get(&fs, &node, sqfs_dentry_inode(&walk.entry))) return 1;
        if (S_ISDIR(node.base.mode)) {
            if (mkdir(path, 0755) && errno != EEXIST) return 1;
        } else if (S_ISLNK(node.base.mode)) {
            size_t length = sizeof link;
            if (sqfs_readlink(&fs, &node, link, &length) || (symlink(link, path) && errno != EEXIST)) return 1;
        } else if (S_ISREG(node.base.mode) && write_file(&fs, &node, path)) return 1;
    }
    return error ? 1 : 0;
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *where) {
    (void)about; (void)kind; (void)where;
    return remove(path);
}

static void start(const char *folder, const char *self, char **arguments) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/AppRun", folder);
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    execv(path, arguments);
    perror(path);
    _exit(127);
}

/* Run the program in the folder until it ends; its exit status. */
static int run(const char *folder, const char *self, char **arguments) {
    int status = 0;
    program = fork();
    if (program == 0) start(folder, self, arguments);
    signal(SIGINT, SIG_IGN); /* a terminal sends it to the program, too */
    signal(SIGTERM, pass_on);
    signal(SIGHUP, pass_on);
    while (waitpid(program, &status, 0) < 0 && errno == EINTR) {}
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* squashfuse keeps one unpacked block of each kind. A starting program reads dozens of libraries in turn, a piece of each
 * at a time, so that the same blocks would be unpacked again and again. */
static int keep_more(sqfs *fs) {
    sqfs_cache_destroy(&fs->data_cache);
    sqfs_cache_destroy(&fs->frag_cache);
    return sqfs_block_cache_init(&fs->data_cache, 40) || sqfs_block_cache_init(&fs->frag_cache, 8);
}

/* The process that serves the mounted image until it is told to end. Writes a byte once it is mounted. */
static void serve(const char *self, long offset, const char *folder, int told) {
    struct fuse_lowlevel_ops does;
    struct fuse_args words = FUSE_ARGS_INIT(0, NULL);
    sqfs_ll_chan channel;
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 2); /* that there is no FUSE is nothing to complain of */
    setsid();
    sqfs_ll *image = sqfs_ll_open(self, offset);
    if (!image || keep_more(&image->fs)) _exit(1);
    memset(&does, 0, sizeof does);
    does.getattr = sqfs_ll_op_getattr;
    does.opendir = sqfs_ll_op_opendir;
    does.releasedir = sqfs_ll_op_releasedir;
    does.readdir = sqfs_ll_op_readdir;
    does.lookup = sqfs_ll_op_lookup;
    does.open = sqfs_ll_op_open;
    does.release = sqfs_ll_op_release;
    does.read = sqfs_ll_op_read;
    does.readlink = sqfs_ll_op_readlink;
    does.forget = sqfs_ll_op_forget;
    does.statfs = stfs_ll_op_statfs;
    fuse_opt_add_arg(&words, "gizmos-desktop");
    fuse_opt_add_arg(&words, "-o");
    fuse_opt_add_arg(&words, "ro,auto_unmount");
    if (sqfs_ll_mount(&channel, folder, &words, &does, sizeof does, image) != SQFS_OK) _exit(1);
    if (fuse_set_signal_handlers(channel.session) || write(told, "k", 1) != 1) _exit(1);
    fuse_session_loop(channel.session);
    sqfs_ll_unmount(&channel, folder);
    rmdir(folder);
    _exit(0);
}

/* A new folder for the image: in the first place that takes one and lets programs run. */
static int make_folder(char *folder) {
    const char *places[] = {getenv("TMPDIR"), "/tmp", "/var/tmp", getenv("XDG_RUNTIME_DIR"), getenv("HOME")};
    for (unsigned number = 0; number < sizeof places / sizeof *places; number++) {
        if (!places[number] || !*places[number]) continue;
        snprintf(folder, PATH_MAX, "%s/.mount_gizmosXXXXXX", places[number]);
        if (mkdtemp(folder)) return 0;
    }
    return 1;
}

int main(int count, char **words) {
    char self[PATH_MAX], folder[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0) return fprintf(stderr, "gizmos-desktop: /proc is not there\n"), 121;
    self[length] = 0;
    long offset = image_offset(self);
    if (count > 1 && !strcmp(words[1], "--appimage-offset")) return printf("%ld\n", offset) < 0;
    if (count > 1 && !strcmp(words[1], "--appimage-extract")) return extract(self, offset, "squashfs-root");
    int unpack = getenv("APPIMAGE_EXTRACT_AND_RUN") != NULL;
    if (count > 1 && !strcmp(words[1], "--appimage-extract-and-run")) {
        unpack = 1;
        words[1] = words[0];
        words++;
    }
    if (make_folder(folder)) return fprintf(stderr, "gizmos-desktop: no folder for temporary files can be written\n"), 122;
    if (!unpack) {
        int told[2];
        char byte = 0;
        if (pipe2(told, O_CLOEXEC)) return 123;
        pid_t server = fork();
        if (server == 0) {
            close(told[0]);
            serve(self, offset, folder, told[1]);
        }
        close(told[1]);
        if (read(told[0], &byte, 1) == 1) {
            int status = run(folder, self, words);
            kill(server, SIGTERM);
            waitpid(server, NULL, 0);
            rmdir(folder);
            return status;
        }
        waitpid(server, NULL, 0);
    }
    int status = 124;
    if (extract(self, offset, folder)) fprintf(stderr, "gizmos-desktop: the program cannot be unpacked into %s\n", folder);
    else status = run(folder, self, words);
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    return status;
}
